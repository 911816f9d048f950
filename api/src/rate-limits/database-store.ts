import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { rateLimits } from './table'

const HOUR_MS = 3_600_000

/** Counts hits per fixed window in the database, which all processes share. */
export function databaseStore(db: Database): FastifyRateLimitStoreCtor {
  return class DatabaseStore implements FastifyRateLimitStore {
    incr(
      caller: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow = 60_000,
    ): void {
      const now = Date.now()
      const start = now - (now % timeWindow)
      db.insert(rateLimits)
        .values({ key: caller, windowStart: new Date(start), hits: 1 })
        .onConflictDoUpdate({
          target: [rateLimits.key, rateLimits.windowStart],
          set: { hits: sql`${rateLimits.hits} + 1` },
        })
        .returning({ hits: rateLimits.hits })
        .then(([row]) => done(null, { current: row?.hits ?? 1, ttl: start + timeWindow - now }), done)
    }

    /** The plugin adds the route class (`groupId`) to the key. */
    child(): FastifyRateLimitStore {
      return this
    }
  }
}

/** Deletes windows that ended more than an hour ago. */
export async function pruneOldHits(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(Date.now() - HOUR_MS)))
}
