import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { rateLimits } from './table'

const DAY_MS = 86_400_000

/** Keys of hits that are counted by the day begin with it, and are kept that long. */
export const DAY_PREFIX = 'day:'

/**
 * Counts a hit of `key` today (UTC), or `hits` of them, also less than none; false when there are more than `most`. In a transaction, it
 * counts when that commits.
 */
export async function countToday(tx: Queries, key: string, most: number, now: Date, hits = 1): Promise<boolean> {
  const windowStart = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  const [row] = await tx
    .insert(rateLimits)
    .values({ key: `${DAY_PREFIX}${key}`, windowStart, hits })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { hits: sql`${rateLimits.hits} + ${hits}` },
    })
    .returning({ hits: rateLimits.hits })
  return (row?.hits ?? hits) <= most
}
