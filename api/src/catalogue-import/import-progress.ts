import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { type Import, lease } from './claim-import'
import { catalogueImports as imports, catalogueImportItems as items } from './table'

/** A product or an unreadable row of an import, as the database holds it. */
export type Item = typeof items.$inferSelect

/** The next items of an import, whose lease is extended; undefined if somebody has cancelled it. */
export async function nextItems(
  db: Queries,
  { id, state }: Import,
  where: ReturnType<typeof eq>,
  size: number,
): Promise<Item[] | undefined> {
  const [still] = await db
    .update(imports)
    .set({ leasedUntil: lease() })
    .where(and(eq(imports.id, id), eq(imports.state, state)))
    .returning({ id: imports.id })
  if (!still) return undefined
  return db
    .select()
    .from(items)
    .where(and(eq(items.importId, id), where))
    .orderBy(asc(items.place))
    .limit(size)
}

/** Counts items that are done, and extends the lease. */
export const progress = (tx: Queries, { id }: Import, more: number) =>
  tx
    .update(imports)
    .set({ done: sql`${imports.done} + ${more}`, attempts: 0, leasedUntil: lease() })
    .where(eq(imports.id, id))

/** Ends an import, unless its state has changed, and deletes its file, which a failed one keeps if it is in doubt. */
export async function closeImport(db: Queries, { id, state }: Import, change: Partial<Import>): Promise<void> {
  await db
    .update(imports)
    .set({ ...change, file: null, ...(change.state !== 'failed' && { doubtedFile: null }), endedAt: new Date() })
    .where(and(eq(imports.id, id), eq(imports.state, state)))
}
