import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { catalogueImports as imports } from './table'

export type Import = typeof imports.$inferSelect

/** A process that ends in the middle loses its lease after this time. */
const LEASE_MS = 30_000
/** After so many attempts in a row that came no further an import is given up: about five minutes with the pauses between them. */
export const MOST_ATTEMPTS = 10
/** The first pause after a fault of the database; the n-th is n times as long. */
const PAUSE_MS = 5000

/** Until when a process that works on an import now holds it. */
export const lease = () => new Date(Date.now() + LEASE_MS)

/**
 * Takes the import that has waited longest, and counts the attempt; undefined when none waits, or another process was faster. Who
 * comes further with it sets `attempts` to 0.
 */
export async function claim(db: Database): Promise<Import | undefined> {
  const open = inArray(imports.state, ['checking', 'running'])
  const [next] = await db
    .select({ id: imports.id, leasedUntil: imports.leasedUntil })
    .from(imports)
    .where(and(open, lt(imports.leasedUntil, new Date())))
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
  const leasedUntil = new Date(Date.now() + attempts * PAUSE_MS)
  await db
    .update(imports)
    .set({ leasedUntil })
    .where(eq(imports.id, id))
    .catch(() => undefined)
}
