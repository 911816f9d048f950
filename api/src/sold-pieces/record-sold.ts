import { type SQL, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Queries } from '../database/database'
import { soldPieces } from './table'

/**
 * Counts pieces of products as sold, or with fewer than none as sold no more. Rankings by sales see them when `copySoldPieces`
 * has run, a minute later.
 */
export async function recordSold(
  tx: Queries,
  changes: readonly { productId: string; pieces: number }[],
): Promise<void> {
  const rows = changes.filter(({ pieces }) => pieces !== 0).map((change) => ({ ...change, id: uuidv7() }))
  if (rows.length > 0) await tx.insert(soldPieces).values(rows)
}

/** The pieces of a product of confirmed orders, those of the last minute too. Drizzle leaves the tables' names out, which differ here. */
export const unitsSoldNow: SQL<number> = sql<number>`greatest(products.units_sold + coalesce(
  (select sum(pieces) from sold_pieces where sold_pieces.product_id = products.id), 0), 0)::int`
