import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { notFound } from '../http/problem'
import { inFileColumns } from './in-file-columns'
import { type CatalogueImport, type ImportItem, type ImportItemsQuery, importStates, itemActions } from './schema'
import { catalogueImports as imports, catalogueImportItems as items } from './table'

/** The number of imports in the list. */
const LISTED = 5

const known = <T extends string>(all: readonly T[], text: string): T => {
  const found = all.find((one) => one === text)
  if (!found) throw new Error(`the database holds an unknown word of an import: ${text}`)
  return found
}

const shown = {
  id: imports.id,
  actorId: imports.actorId,
  name: imports.name,
  state: imports.state,
  total: imports.total,
  done: imports.done,
  problem: imports.problem,
  encoding: imports.encoding,
  encodingInDoubt: sql<boolean>`${imports.doubtedFile} is not null`,
  createdAt: imports.createdAt,
  checkedAt: imports.checkedAt,
  endedAt: imports.endedAt,
}

const read = (db: Queries) => db.select(shown).from(imports).$dynamic()
type Row = Awaited<ReturnType<typeof read>>[number]

const countIf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`

/**
 * Counts items by import, action and result. A separate query, because a cluster cannot count them while it reads the
 * imports.
 */
async function countItems(db: Queries, ids: string[]) {
  const { importId, action, result } = items
  const rows = await db
    .select({
      importId,
      added: countIf(sql`${action} = 'add'`),
      changed: countIf(sql`${action} = 'change'`),
      unchanged: countIf(sql`${action} = 'same'`),
      bad: countIf(sql`${action} = 'bad'`),
      imported: countIf(sql`${result} = 'done' and ${action} in ('add', 'change')`),
      refused: countIf(sql`${result} = 'refused'`),
    })
    .from(items)
    .where(inArray(importId, ids))
    .groupBy(importId)
  return new Map(rows.map(({ importId: id, ...counts }) => [id, counts]))
}

const NO_ITEMS = { added: 0, changed: 0, unchanged: 0, bad: 0, imported: 0, refused: 0 }

async function toImports(db: Queries, rows: readonly Row[], reader: string): Promise<CatalogueImport[]> {
  if (rows.length === 0) return []
  const counts = await countItems(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...toImport(row, reader), ...(counts.get(row.id) ?? NO_ITEMS) }))
}

const toImport = (
  { id, actorId, state, createdAt, checkedAt, endedAt, ...row }: Row,
  reader: string,
): Omit<CatalogueImport, keyof typeof NO_ITEMS> => ({
  ...row,
  _id: id,
  state: known(importStates, state),
  mine: actorId === reader,
  createdAt: createdAt.toISOString(),
  ...(checkedAt && { checkedAt: checkedAt.toISOString() }),
  ...(endedAt && { endedAt: endedAt.toISOString() }),
})

/** The newest imports of all administrators. */
export async function listImports(db: Queries, reader: string): Promise<CatalogueImport[]> {
  const rows = await read(db).orderBy(desc(imports.createdAt)).limit(LISTED)
  return toImports(db, rows, reader)
}

/** One import. 404 for an unknown id. */
export async function getImport(db: Queries, id: string, reader: string): Promise<CatalogueImport> {
  const [found] = await toImports(db, await read(db).where(eq(imports.id, id)), reader)
  if (!found) throw notFound('import with this id')
  return found
}

/** A page of an import's items in the order of the file. 404 for an unknown import. */
export async function listItems(
  db: Queries,
  id: string,
  { after, action, result, size }: ImportItemsQuery,
): Promise<{ data: ImportItem[]; next: number | null }> {
  const [held] = await db.select({ id: imports.id }).from(imports).where(eq(imports.id, id))
  if (!held) throw notFound('import with this id')
  const rows = await db
    .select({
      place: items.place,
      line: items.line,
      sku: items.sku,
      name: items.name,
      action: items.action,
      field: items.field,
      reason: items.reason,
      changes: items.changes,
      result: items.result,
    })
    .from(items)
    .where(
      and(
        eq(items.importId, id),
        gt(items.place, after),
        action && eq(items.action, action),
        result && eq(items.result, result),
      ),
    )
    .orderBy(asc(items.place))
    .limit(size + 1)
  const data = rows.slice(0, size).map(({ action: done, result: became, changes, ...row }) => ({
    ...row,
    changes: inFileColumns(changes),
    action: known(['unread', ...itemActions] as const, done),
    result: known(['waiting', 'done', 'refused'] as const, became),
  }))
  return { data, next: rows.length > size ? (data.at(-1)?.place ?? null) : null }
}
