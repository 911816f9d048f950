import type { Catalogue } from '../catalogue/cached-catalogue'
import { createFairTurns } from '../fair-turns/fair-turns'
import type { SellerRow } from '../sellers/find-seller'

/** The parts shared by the routes of all sellers' desks. */
export interface Desk {
  /**
   * Runs a seller's read. Sellers take turns, so that one with many reads does not delay the others. Rejects with 503
   * if too many reads are waiting.
   */
  inTurn<T>(seller: SellerRow, read: () => Promise<T>): Promise<T>
  /** Called after a seller has changed something visible in the shop. */
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
  const turns = createFairTurns(READS)
  return { inTurn: ({ id }, read) => turns(id, read), changed: () => catalogue.refresh() }
}
