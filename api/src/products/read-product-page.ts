import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/cached-catalogue'
import { keepPlan } from '../database/keep-plan'
import { backwards } from './rankings'
import { productColumns, rowToProduct } from './row-to-product'
import type { Product } from './schema'
import { products } from './table'

type Reader = Pick<Catalogue, 'db' | 'pictures'>

/** The active products with these ids, in this order; inactive and unknown ones are omitted. */
export async function readProductsByIds({ db, pictures }: Reader, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(sql`${products.id} = any(${`{${ids.join(',')}}`}::uuid[]) and ${products.active} ${keepPlan}`)
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row ? [rowToProduct(row, pictures)] : []
  })
}

/**
 * Reads a page of products. An index-only scan of ids skips the products before the page, so that only the page's rows
 * are read. If `total`, the size of the scope, is known, the scan starts at the nearer end.
 */
export function readProductPage(
  reader: Reader,
  scope: SQL | undefined,
  order: readonly SQL[],
  limit: number,
  offset: number,
  total?: number,
): Promise<Product[]> {
  return readProductsOfQuery(reader, pageOfIds(scope, order, limit, offset, total), order)
}

/** Limits on index entries to scan. There are few of them, so that few statements are planned. */
const WALKS = [100, 400, 1600]

/** The query for the ids of a page; see {@link readProductPage}. */
export function pageOfIds(
  scope: SQL | undefined,
  order: readonly SQL[],
  limit: number,
  offset: number,
  total?: number,
): SQL {
  const size = total === undefined ? limit : Math.max(0, Math.min(limit, total - offset))
  const after = total === undefined ? undefined : total - offset - size
  const reversed = after !== undefined && after < offset ? backwards(order) : undefined
  const by = sql.join([...(reversed ?? order)], sql`, `)
  const passed = (reversed && after) ?? offset
  const end = passed + size
  const most = WALKS.find((one) => one >= end)
  const walked = sql.raw(String(most ?? end))
  return sql`(select id from (select * from ${products} where ${scope} order by ${by} limit ${walked}) as products
    order by ${by} limit ${size} offset ${passed} ${most === undefined ? sql`` : keepPlan})`
}

/** Reads the products whose ids a query returns, in the given order. */
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
