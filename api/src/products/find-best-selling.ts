import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { rankings } from './rankings'
import { products } from './table'

/** Rows that a search reads to put them in an order: what bounds its time, whatever was searched. */
export const MAX_SORTED_ROWS = 20_000

/** Shown products of a condition in an order, read by the condition's own index: none of the order's index is walked in hope. */
export function sortedIds(scope: SQL | undefined, order: readonly SQL[], limit: number, offset = 0): SQL {
  return sql`(select id from (select * from ${products} where ${scope} limit ${MAX_SORTED_ROWS}) as products
    order by ${sql.join([...order], sql`, `)} limit ${limit} offset ${offset})`
}

/**
 * The best selling products of a condition, `limit` at most. Looked for among the `window` best selling of all first, where
 * most searches end at once; what is rare, or never sold, is found by the condition's index.
 */
export async function findBestSelling(db: Queries, scope: SQL, limit: number, window: number): Promise<string[]> {
  const best = sql.join(rankings.bestSelling, sql`, `)
  const { rows: first } = await db.execute<{ id: string }>(sql`select id from
    (select * from ${products} where active order by ${best} limit ${window}) as products
    where ${scope} order by ${best} limit ${limit}`)
  const ids = first.map(({ id }) => id)
  if (ids.length === limit) return ids
  const { rows: rest } = await db.execute<{ id: string }>(
    sql`select id from ${sortedIds(sql`active and ${scope}`, rankings.bestSelling, limit)} as best`,
  )
  return [...new Set([...ids, ...rest.map(({ id }) => id)])].slice(0, limit)
}
