import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { catalogueImports as imports } from './table'

export type Import = typeof imports.$inferSelect

/** The lease of a process that dies expires after this time. */
const LEASE_SECONDS = 30
/** An import fails after this many attempts in a row without progress: about five minutes including the pauses. */
export const MOST_ATTEMPTS = 10
/** The pause after the first database failure; the n-th is n times as long. */
const PAUSE_SECONDS = 5

/**
 * A time this many seconds from now by the database's clock, because processes' clocks may differ. It has whole
 * milliseconds, so that it can be compared with a `Date`.
 */
export const fromNow = (seconds: number): SQL =>
  sql`date_trunc('milliseconds', now() + make_interval(secs => ${seconds}))`

/** The end of a lease that starts now. */
export const lease = (): SQL => fromNow(LEASE_SECONDS)

/**
 * Claims the import that has waited longest, and counts the attempt; undefined if none waits or another process was
 * faster. A worker that makes progress resets `attempts` to 0.
 */
export async function claim(db: Database): Promise<Import | undefined> {
  const open = inArray(imports.state, ['checking', 'running'])
  const [next] = await db
    .select({ id: imports.id, leasedUntil: imports.leasedUntil })
    .from(imports)
    .where(and(open, lt(imports.leasedUntil, sql`now()`)))
    .orderBy(asc(imports.leasedUntil))
    .limit(1)
  if (!next) return undefined
  const [taken] = await db
    .update(imports)
    .set({ leasedUntil: lease(), attempts: sql`${imports.attempts} + 1` })
    .where(and(eq(imports.id, next.id), open, eq(imports.leasedUntil, next.leasedUntil)))
    .returning()
  return taken
}

/** Releases an import for another attempt after a pause; if the database is down, its lease expires instead. */
export async function postpone(db: Database, { id, attempts }: Import): Promise<void> {
  await db
    .update(imports)
    .set({ leasedUntil: fromNow(attempts * PAUSE_SECONDS) })
    .where(eq(imports.id, id))
    .catch(() => undefined)
}
