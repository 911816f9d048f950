import type { Dependencies } from '../dependencies'
import { createFairQueue, type FairQueue } from '../fair-queue/fair-queue'

/** Limits how many orders are placed at once; each uses one connection. A single network cannot use all of them. */
const PLACING = { running: 8, runningOfOne: 3, waiting: 200, waitingOfOne: 20 }

/** The reserved connections and the queue of the requests that place orders or withdraw attempts. */
export interface Placing {
  parts: Dependencies
  queue: FairQueue
}

/** Creates the queue for placing orders. Its requests use the connections that are reserved for them. */
export function createPlacing(parts: Dependencies): Placing {
  return { parts: { ...parts, db: parts.reservedDb ?? parts.db }, queue: createFairQueue(PLACING) }
}
