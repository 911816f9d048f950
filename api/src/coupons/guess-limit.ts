import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { networkOf, siteOf } from '../http/network-of'
import { rateLimits } from '../rate-limits/table'

const WINDOW_MS = 600_000

/**
 * How many unknown codes a caller may type within ten minutes: few per account, more per address, which many people may
 * share, and several times as many for all networks of an IPv6 /48.
 */
const MOST = { user: 20, address: 60, site: 240 } as const

/** Limits guesses of coupon codes; known codes do not count. */
export interface GuessLimit {
  /** Whether the caller may try a code now. */
  mayTry(): Promise<boolean>
  /** Counts an unknown code; repeated attempts with the same code count once. */
  count(code: string): Promise<void>
}

/** Counts guesses per address and, for a signed-in caller, per account, in the database, which all processes share. */
export function guessLimit(db: Queries, { address, userId }: { address: string; userId?: string }): GuessLimit {
  const [network, site] = [networkOf(address), siteOf(address)]
  const callers = [
    { key: `coupon-address:${network}`, most: MOST.address },
    ...(site === network ? [] : [{ key: `coupon-site:${site}`, most: MOST.site }]),
    ...(userId === undefined ? [] : [{ key: `coupon-user:${userId}`, most: MOST.user }]),
  ]
  const windowStart = new Date(Math.floor(Date.now() / WINDOW_MS) * WINDOW_MS)
  return {
    async mayTry() {
      for (const { key, most } of callers) {
        const [row] = await db
          .select({ hits: rateLimits.hits })
          .from(rateLimits)
          .where(and(eq(rateLimits.key, key), eq(rateLimits.windowStart, windowStart)))
        if (row && row.hits >= most) return false
      }
      return true
    },
    async count(code) {
      for (const { key } of callers) {
        const values = { key: `${key} ${code}`, windowStart, hits: 1 }
        const first = await db.insert(rateLimits).values(values).onConflictDoNothing().returning()
        if (first.length === 0) continue
        await db
          .insert(rateLimits)
          .values({ key, windowStart, hits: 1 })
          .onConflictDoUpdate({
            target: [rateLimits.key, rateLimits.windowStart],
            set: { hits: sql`${rateLimits.hits} + 1` },
          })
      }
    },
  }
}
