import type { Queries } from '../database/database'
import { conflict } from '../http/problem'
import type { RequestedLine } from '../quotes/schema'
import { countToday } from '../rate-limits/count-today'

/** The network an order comes from, and the maximum number of pieces that all its accounts may order per day. */
export interface NetworkLimit {
  network: string
  most: number
}

/**
 * Runs `place`, which orders pieces, or throws 409 if accounts from the same network have ordered too many today (UTC).
 * Failed orders do not count. Counts before the transaction, so that buyers of one network do not wait for each other.
 */
export async function withinNetworkPieces<T>(
  db: Queries,
  limit: NetworkLimit | undefined,
  wanted: readonly RequestedLine[],
  place: () => Promise<T>,
): Promise<T> {
  if (!limit) return place()
  const { network, most } = limit
  const pieces = wanted.reduce((sum, { quantity }) => sum + quantity, 0)
  const now = new Date()
  const count = (hits: number) => countToday(db, `pieces:${network}`, most, now, hits)
  try {
    if (!(await count(pieces)))
      throw conflict(
        'As much as one network may order in a day was ordered from yours. Order fewer pieces, or the rest tomorrow.',
      )
    return await place()
  } catch (error) {
    await count(-pieces)
    throw error
  }
}
