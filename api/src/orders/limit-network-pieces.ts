import type { Queries } from '../database/database'
import { conflict } from '../http/problem'
import type { RequestedLine } from '../quotes/schema'
import { countToday } from '../rate-limits/count-today'

/** From where an order comes, and how many pieces all accounts from there may order in a day. */
export interface NetworkLimit {
  network: string
  most: number
}

/**
 * Runs `place`, which orders pieces, unless accounts from the same network have ordered too many today (UTC): 409. What could
 * not be ordered does not count. It is counted before the transaction, so that one network's buyers do not wait for each other.
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
