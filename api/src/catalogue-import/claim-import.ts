import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { catalogueImports as imports } from './table'

export type Import = typeof imports.$inferSelect

/** A process that ends in the middle loses its lease after this time. */
const LEASE_SECONDS = 30
/** After so many attempts in a row that came no further an import is given up: about five minutes with the pauses between them. */
export const MOST_ATTEMPTS = 10
/** The first pause after a fault of the database; the n-th is n times as long. */
const PAUSE_SECONDS = 5

/**
 * So many seconds from now by the database's clock, since those of the processes may differ. In whole milliseconds, which is what a
 * `Date` can be compared with.
 */
export const fromNow = (seconds: number): SQL =>
  sql`date_trunc('milliseconds', now() + make_interval(secs => ${seconds}))`

/** Until when a process that works on an import now holds it. */
export const lease = (): SQL => fromNow(LEASE_SECONDS)

/**
 * Takes the import that has waited longest, and counts the attempt; undefined when none waits, or another process was faster. Who
 * comes further with it sets `attempts` to 0.
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

/** Gives an import back for another attempt after a pause; where the database is away, its lease runs out instead. */
export async function postpone(db: Database, { id, attempts }: Import): Promise<void> {
  await db
    .update(imports)
    .set({ leasedUntil: fromNow(attempts * PAUSE_SECONDS) })
    .where(eq(imports.id, id))
    .catch(() => undefined)
}
