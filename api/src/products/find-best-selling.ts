import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { rankings } from './rankings'
import { products } from './table'

/** The most rows that a search sorts, which bounds its time. */
export const MAX_SORTED_ROWS = 20_000

/** Ids of active products, read by the condition's index and then sorted: walking the order's index may take long for a rare match. */
export function sortedIds(scope: SQL | undefined, order: readonly SQL[], limit: number, offset = 0): SQL {
  return sql`(select id from (select * from ${products} where ${scope} limit ${MAX_SORTED_ROWS}) as products
    order by ${sql.join([...order], sql`, `)} limit ${limit} offset ${offset})`
}

/**
 * The best-selling products of a condition, at most `limit`. Looks first among the `window` best-selling products, where most
 * searches end; rare matches are then found by the condition's index.
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
