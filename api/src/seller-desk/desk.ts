import type { Catalogue } from '../catalogue/cached-catalogue'
import { createFairQueue } from '../fair-queue/fair-queue'
import type { SellerRow } from '../sellers/find-seller'

/** What the routes of all sellers' desks share. */
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
 * What all desks of this process read at once: a search among ten thousand products takes seconds, and many of them would take
 * every connection from the shop. A page of the desk asks for up to four things.
 */
const READS = { running: 2, waiting: 60, waitingOfOne: 8 }

/** A desk's changes never clear the catalogue: sellers write as often as they like. */
export function createDesk(catalogue: Pick<Catalogue, 'refresh'>): Desk {
  const queue = createFairQueue(READS)
  return { queueRead: ({ id }, read) => queue(id, read), changed: () => catalogue.refresh() }
}
