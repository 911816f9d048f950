import type { Catalogue } from '../catalogue/cached-catalogue'
import { createFairQueue } from '../fair-queue/fair-queue'
import type { SellerRow } from '../sellers/find-seller'

/** The parts shared by the routes of all sellers' desks. */
export interface Desk {
  /**
   * Runs a read of a seller. Queued fairly, so that nobody waits for all that another seller asked; rejects with a 503 when too
   * many reads wait already.
   */
  queueRead<T>(seller: SellerRow, read: () => Promise<T>): Promise<T>
  /** Notes that a seller changed what the shop shows. */
  changed(): void
}

/**
 * The concurrent reads of all desks in this process. A search among ten thousand products takes seconds, and many of
 * them would use all database connections. A desk page sends up to four calls.
 */
const READS = { running: 2, waiting: 60, waitingOfOne: 8 }

/**
 * Changes at a desk refresh the catalogue cache but never clear it, because sellers can write as often as they like.
 */
export function createDesk(catalogue: Pick<Catalogue, 'refresh'>): Desk {
  const queue = createFairQueue(READS)
  return { queueRead: ({ id }, read) => queue(id, read), changed: () => catalogue.refresh() }
}
