import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { and, lt, notLike, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { DAY_PREFIX } from './count-today'
import { rateLimits } from './table'

const HOUR_MS = 3_600_000

/** The route that the plugin passes to a store. */
interface OfRoute {
  routeInfo?: { schema?: { operationId?: string } }
}

/** Counts hits per fixed window in the database, which all processes share; hits of placing orders use `reservedDb`. */
export function databaseStore(db: Database, reservedDb: Database = db): FastifyRateLimitStoreCtor {
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

    /** The plugin itself adds the route class (`groupId`) to the key. */
    child(options: object): FastifyRateLimitStore {
      const { routeInfo }: OfRoute = options
      const Reserved = databaseStore(reservedDb)
      return routeInfo?.schema?.operationId === 'confirmOrder' && reservedDb !== db ? new Reserved({}) : this
    }
  }
}

/** Deletes windows that began more than an hour ago, and daily ones that began more than 25 hours ago. */
export async function pruneOldHits(db: Database): Promise<void> {
  const before = (hours: number) => lt(rateLimits.windowStart, new Date(Date.now() - hours * HOUR_MS))
  await db.delete(rateLimits).where(and(before(1), or(before(25), notLike(rateLimits.key, `${DAY_PREFIX}%`))))
}
