import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { rateLimits } from './table'

const DAY_MS = 86_400_000

/** The prefix of keys that count by the day; their hits are kept for a day. */
export const DAY_PREFIX = 'day:'

/**
 * Adds `hits`, which may be negative, to today's (UTC) count of `key`; false if the count then exceeds `most`. In a
 * transaction, the hits count only when it commits.
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
