import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { productColumns, toProduct } from './row'
import type { Product } from './schema'
import { products } from './table'

/** The shown products with these ids, in this order. Unknown and hidden ones are left out. */
export async function inOrder(db: Queries, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(and(inArray(products.id, [...ids]), sql`${products.active}`))
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row ? [toProduct(row)] : []
  })
}

/** Products of a scope in an order. An index walk over ids passes what lies before the page; only its own rows are read. */
export function readPage(
  db: Queries,
  scope: SQL | undefined,
  order: readonly SQL[],
  limit: number,
  offset: number,
): Promise<Product[]> {
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(scope)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return readRows(db, sql`${ids}`, order)
}

/** The products that a query for ids names, in an order. */
export async function readRows(db: Queries, ids: SQL, order: readonly SQL[]): Promise<Product[]> {
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(...order)
  return rows.map(toProduct)
}
