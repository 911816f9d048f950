import { createHash } from 'node:crypto'
import { inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../database/database'
import { type CountFields, countOrEstimate, type Total, toCountFields } from './count-or-estimate'
import type { NotedTotal } from './cursor'
import { findFew, MOST_FOUND } from './find-few'
import { type KeysetQuery, type KeysetSort, placeOf, toKeysetPage } from './keyset-page'

type Connection = Queries & Pick<Database, 'transaction'>

/** Seconds for which the pages that follow tell the count of the first one. */
const COUNT_LASTS = 60

/** What a list's page is read by. */
export interface PageReading<Row> {
  table: PgTable
  /** Which rows the list has; undefined for all. */
  scope: SQL | undefined
  /** Whether the rows are those of a search for words. */
  searched: boolean
  /** Finds the page of a search in memory: its ids, one more than asked, and the count; null where that cannot be. */
  find?(): Promise<{ total: Total; ids: string[] } | null>
  /** The column of the ids, and what the list is sorted by. */
  id: AnyPgColumn
  sort: KeysetSort
  /** The rows of a page within a scope, one more than asked. */
  read(scope: SQL | undefined): PromiseLike<Row[]>
}

/** A page's rows in the order of the list, how many there are in all, and its neighbours' cursors. */
export type KeysetPage<Row> = CountFields & { rows: Row[]; next?: string; previous?: string }

/** Names what is counted: all of a query but its page and its order. */
function filtersOf({
  size: _,
  after: __,
  before: ___,
  sort: ____,
  ...filters
}: KeysetQuery & { sort?: string }): string {
  return createHash('sha256').update(JSON.stringify(filters)).digest('base64url').slice(0, 11)
}

/** Reads a page. The count is that of the first page for a minute, so that the pages that follow do not count. */
export async function readPage<Row extends { id: string; sortValue: string }>(
  db: Connection,
  query: KeysetQuery,
  reading: PageReading<Row>,
): Promise<KeysetPage<Row>> {
  const { table, scope, searched, read } = reading
  const filters = filtersOf(query)
  const now = Math.floor(Date.now() / 1000)
  const noted = placeOf(query, reading.sort.ids)?.total
  const known = noted?.filters === filters && Math.abs(now - noted.at) < COUNT_LASTS ? noted : undefined
  const { found, total } = searched
    ? await readSearched(db, query, reading, known)
    : { found: await read(scope), total: known ?? (await countOrEstimate(db, table, scope)) }
  const note: NotedTotal = known ?? { ...total, filters, at: now }
  return { ...toKeysetPage(found, query, note), ...toCountFields(total) }
}

/** The page of a search: few matches are sorted, many are met soon in the index of the order. */
async function readSearched<Row>(
  db: Connection,
  query: KeysetQuery,
  { table, scope, id, sort, read, find }: PageReading<Row>,
  known: Total | undefined,
): Promise<{ found: Row[]; total: Total }> {
  const inMemory = await find?.()
  if (!inMemory && known && isMore(known)) return { found: await read(scope), total: known }
  const { total, ids } = inMemory ?? (await findFew(db, query, { table, scope, id, sort }))
  if (total.countIs !== 'exact') return { found: await read(scope), total: known ?? total }
  return { found: ids.length > 0 ? await read(inArray(id, ids)) : [], total: known ?? total }
}

/** Whether a search has more matches than are sorted. */
const isMore = ({ count, countIs }: Total): boolean => countIs !== 'exact' || count > MOST_FOUND
