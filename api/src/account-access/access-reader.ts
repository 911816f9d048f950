import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { accountAccess } from './table'

export type AccountAccess = Pick<
  typeof accountAccess.$inferSelect,
  'tokensValidFrom' | 'sessionsValidFrom' | 'disabledAt' | 'deletedAt'
>

export interface AccessReader {
  /** The recorded access changes of an account; null for most. At most 5 s old. */
  read(uid: string): Promise<AccountAccess | null>
  /** Makes the next call read the account from the database. */
  forget(uid: string): void
}

/** How long an entry is cached; another process's change takes effect after that. */
const KEPT_MS = 5_000

/** The maximum number of cached accounts; the oldest is evicted. */
const MOST = 10_000

/**
 * Reads through a cache: concurrent calls share one query, and a failed query is not cached. Ages use
 * `performance.now()`, because a clock that is set back must not keep a closed account open.
 */
export function createAccessReader(db: Database, { keptMs = KEPT_MS, most = MOST } = {}): AccessReader {
  const kept = new Map<string, { until: number; access: Promise<AccountAccess | null> }>()

  return {
    read(uid) {
      const known = kept.get(uid)
      if (known && known.until > performance.now()) return known.access
      const access = find(db, uid)
      const entry = { until: performance.now() + keptMs, access }
      kept.delete(uid)
      kept.set(uid, entry)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      access.catch(() => kept.get(uid) === entry && kept.delete(uid))
      return access
    },
    forget: (uid) => void kept.delete(uid),
  }
}

async function find(db: Database, uid: string): Promise<AccountAccess | null> {
  const { tokensValidFrom, sessionsValidFrom, disabledAt, deletedAt } = accountAccess
  const [row] = await db
    .select({ tokensValidFrom, sessionsValidFrom, disabledAt, deletedAt })
    .from(accountAccess)
    .where(eq(accountAccess.uid, uid))
  return row ?? null
}
