import { createHash } from 'node:crypto'
import { inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../database/database'
import { type CountFields, countOrEstimate, type Total, toCountFields } from './count-or-estimate'
import type { NotedTotal } from './cursor'
import { findFew, MOST_FOUND } from './find-few'
import { type KeysetQuery, type KeysetSort, placeOf, toKeysetPage } from './keyset-page'

type Connection = Queries & Pick<Database, 'transaction'>

/** Seconds for which later pages reuse the first page's count. */
const COUNT_LASTS = 60

/** How to read pages of a list. */
export interface PageReading<Row> {
  table: PgTable
  /** The condition on the list's rows; undefined for all. */
  scope: SQL | undefined
  /** Whether this is a search for words. */
  searched: boolean
  /** Finds a search's page in memory: its ids, one more than requested, and the count; null if memory cannot. */
  find?(): Promise<{ total: Total; ids: string[] } | null>
  /** The id column and the sort order. */
  id: AnyPgColumn
  sort: KeysetSort
  /** Reads a page's rows within a scope, one more than requested. */
  read(scope: SQL | undefined): PromiseLike<Row[]>
}

/** A page's rows in the list's order, the total, and cursors to the neighbouring pages. */
export type KeysetPage<Row> = CountFields & { rows: Row[]; next?: string; previous?: string }

/** A hash of the query without page and sort order, to identify what was counted. */
function filtersOf({
  size: _,
  after: __,
  before: ___,
  sort: ____,
  ...filters
}: KeysetQuery & { sort?: string }): string {
  return createHash('sha256').update(JSON.stringify(filters)).digest('base64url').slice(0, 11)
}

/** Reads a page. Later pages reuse the first page's count for a minute. */
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

/**
 * Reads a page of a search: a few matches are read and sorted; many are found quickly by scanning the sort order's
 * index.
 */
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

/** Whether a search has too many matches to sort. */
const isMore = ({ count, countIs }: Total): boolean => countIs !== 'exact' || count > MOST_FOUND
