import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/cached-catalogue'
import type { Queries } from '../database/database'
import { backwards } from './rankings'
import { productColumns, rowToProduct } from './row-to-product'
import type { Product } from './schema'
import { products } from './table'

type Reader = Pick<Catalogue, 'db' | 'pictures'>

/** The active products with these ids, in this order; others are left out. */
export async function readProductsByIds({ db, pictures }: Reader, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(and(inArray(products.id, [...ids]), sql`${products.active}`))
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row ? [rowToProduct(row, pictures)] : []
  })
}

/**
 * A page of products. An index-only walk over ids skips the products before the page, so that only the page's rows are read. With
 * `total`, the size of the scope, it starts at the nearer end.
 */
export function readProductPage(
  reader: Reader,
  scope: SQL | undefined,
  order: readonly SQL[],
  limit: number,
  offset: number,
  total?: number,
): Promise<Product[]> {
  return readProductsOfQuery(reader, pageOfIds(reader.db, scope, order, limit, offset, total), order)
}

/** The ids of a page, as a query; see {@link readProductPage}. */
export function pageOfIds(
  db: Queries,
  scope: SQL | undefined,
  order: readonly SQL[],
  limit: number,
  offset: number,
  total?: number,
): SQL {
  const size = total === undefined ? limit : Math.max(0, Math.min(limit, total - offset))
  const after = total === undefined ? undefined : total - offset - size
  const reversed = after !== undefined && after < offset ? backwards(order) : undefined
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(scope)
    .orderBy(...(reversed ?? order))
    .limit(size)
    .offset((reversed && after) ?? offset)
  return sql`${ids}`
}

/** The products whose ids a query returns, in an order. */
export async function readProductsOfQuery(
  { db, pictures }: Reader,
  ids: SQL,
  order: readonly SQL[],
): Promise<Product[]> {
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(...order)
  return rows.map((row) => rowToProduct(row, pictures))
}
