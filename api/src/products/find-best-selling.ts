import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { rankingOf } from './order'
import { products } from './table'

/** The maximum number of rows that a search sorts, which limits its time. */
export const MAX_SORTED_ROWS = 20_000

/**
 * Ids of active products, read by the condition's index and then sorted, because scanning the sort order's index takes
 * long for rare matches.
 */
export function sortedIds(scope: SQL | undefined, order: readonly SQL[], limit: number, offset = 0): SQL {
  return sql`(select id from (select * from ${products} where ${scope} limit ${MAX_SORTED_ROWS}) as products
    order by ${sql.join([...order], sql`, `)} limit ${limit} offset ${offset})`
}

/**
 * Finds up to `limit` best-selling products of a condition. It searches the `window` best-selling products first, which
 * is enough for most searches, then finds rare matches by the condition's index.
 */
export async function findBestSelling(db: Queries, scope: SQL, limit: number, window: number): Promise<string[]> {
  const best = sql.join(rankingOf('bestSelling'), sql`, `)
  const { rows: first } = await db.execute<{ id: string }>(sql`select id from
    (select * from ${products} where active order by ${best} limit ${window}) as products
    where ${scope} order by ${best} limit ${limit}`)
  const ids = first.map(({ id }) => id)
  if (ids.length === limit) return ids
  const { rows: rest } = await db.execute<{ id: string }>(
    sql`select id from ${sortedIds(sql`active and ${scope}`, rankingOf('bestSelling'), limit)} as best`,
  )
  return [...new Set([...ids, ...rest.map(({ id }) => id)])].slice(0, limit)
}
