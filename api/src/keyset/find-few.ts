import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import type { Total } from './count-or-estimate'
import { type KeysetQuery, type KeysetSort, keysetPage } from './keyset-page'

/**
 * Up to so many matches of a search are read and sorted. Of more, a page of 20 is met within some 7,000 rows of a million in the
 * index of the order; reading more of them here would take longer.
 */
export const MOST_FOUND = 3000

/** Rows of a table, the column of their ids and what they are sorted by. */
interface Searching {
  table: PgTable
  scope: SQL | undefined
  id: AnyPgColumn
  sort: KeysetSort
}

/**
 * The ids of a page of a search, one more than asked, and the count of all matches, from one reading of them; none, and that there
 * are more, where they are more than {@link MOST_FOUND}. The planner takes any beginning of a word for a frequent one and would look
 * for a rare one through the whole table, so that only the index of words is left to it.
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
