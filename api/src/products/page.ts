import { count, inArray, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { productColumns, toProduct } from './row'
import type { Product } from './schema'
import { products } from './table'

export interface ProductPage {
  data: Product[]
  /** How many the whole result holds. */
  count: number
}

/** The products with these ids, in this order. Unknown ids are left out; so are hidden products where `scope` says so. */
export async function inOrder(db: Queries, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row ? [toProduct(row)] : []
  })
}

/** One page of the ids in a scope. Ids only: an index walk passes over what lies before the page without reading rows. */
export async function readIds(
  db: Queries,
  scope: SQL | undefined,
  order: readonly SQL[],
  page: number,
  size: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(scope)
    .orderBy(...order)
    .limit(size)
    .offset(page * size)
  return rows.map(({ id }) => id)
}

/** One page of a scope and how many there are. A page beyond the end is empty, and costs only the count. */
export async function readPage(
  db: Queries,
  scope: SQL | undefined,
  order: readonly SQL[],
  page: number,
  size: number,
): Promise<ProductPage> {
  const [row] = await db.select({ count: count() }).from(products).where(scope)
  const total = row?.count ?? 0
  if (page * size >= total) return { data: [], count: total }
  return { data: await inOrder(db, await readIds(db, scope, order, page, size)), count: total }
}
