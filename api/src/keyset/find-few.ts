import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import type { Total } from './count-or-estimate'
import { type KeysetQuery, type KeysetSort, keysetPage } from './keyset-page'

/**
 * Up to this many matches of a search are read and sorted. If there are more, scanning the sort order's index of a
 * million rows finds a page of 20 within some 7,000 rows, which is faster.
 */
export const MOST_FOUND = 3000

/** A search: a table, its id column and its sort order. */
interface Searching {
  table: PgTable
  scope: SQL | undefined
  id: AnyPgColumn
  sort: KeysetSort
}

/**
 * Reads the ids of a search's page, one more than requested, and the exact count in one statement; for more than
 * {@link MOST_FOUND} matches it returns no ids and “more”. The planner assumes that every word prefix is frequent and
 * would scan the whole table for a rare one, so all scans except that of the word index are disabled.
 */
export async function findFew(
  db: Pick<Database, 'transaction'>,
  query: KeysetQuery,
  search: Searching,
): Promise<{ total: Total; ids: string[] }> {
  const { rows } = await db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('enable_' || way, 'off', true) from unnest(array['seqscan', 'indexscan', 'indexonlyscan']) as way`,
    )
    return tx.execute<{ count: number; ids: string[] }>(fewStatement(query, search))
  })
  const { count, ids } = rows[0] ?? { count: 0, ids: [] }
  return count > MOST_FOUND
    ? { total: { count: MOST_FOUND, countIs: 'more' }, ids: [] }
    : { total: { count, countIs: 'exact' }, ids }
}

/** The statement of {@link findFew}. */
export function fewStatement(query: KeysetQuery, { table, scope, id, sort }: Searching): SQL {
  const { beyond, order } = keysetPage({ ...sort, key: sql`key` }, sql`id`, query)
  return sql`with found as materialized (
      select ${id} as id, ${sort.key} as key from ${table} ${scope ? sql`where ${scope}` : sql``} limit ${MOST_FOUND + 1}
    )
    select (select count(*)::int from found) as count,
      array(select id::text from found ${beyond ? sql`where ${beyond}` : sql``}
        order by ${sql.join(order, sql`, `)} limit ${query.size + 1}) as ids`
}
