import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { keysetPage } from '../keyset/keyset-page'
import { productsByStock } from '../products-by-stock/table'
import type { AdminProductFilters, AdminProductSort, AdminProductsQuery } from './admin-list-schema'
import { adminSorts } from './admin-sorts'
import { LOW_STOCK } from './low-stock'
import { adminColumns } from './row-to-admin-product'
import { products } from './table'

const { productId, stock, active } = productsByStock

/** Whether a list is sorted by stock, for which `products` has no index. */
export const isByStock = (sort: AdminProductSort): boolean => sort === 'fewest-left' || sort === 'most-left'

/**
 * The filters on the stock itself, so that only the matching part of the index is read: sold-out products are at one
 * end, and a scan from the other end would pass all others first.
 */
function reach({ state, availability, stock: left }: AdminProductFilters): SQL | undefined {
  return and(
    state && (state === 'active' ? sql`${active}` : sql`not ${active}`),
    left === 'low' ? lte(stock, LOW_STOCK) : undefined,
    availability === 'sold-out' ? eq(stock, 0) : undefined,
    availability === 'in-stock' || availability === 'pre-order' ? gt(stock, 0) : undefined,
  )
}

/**
 * The filters without those that the stock table covers. If both were in the query, the planner would count them twice
 * and expect too few products.
 */
export const beside = ({ state: _, stock: __, ...filters }: AdminProductFilters): AdminProductFilters => filters

/**
 * The query of a page sorted by stock, with one row more than requested; `scope` is the condition of the filters
 * {@link beside}.
 */
export function pageByStock(db: Queries, query: AdminProductsQuery, scope: SQL | undefined) {
  const sort = { ...adminSorts[query.sort], key: sql`${stock}` }
  const { beyond, order, value } = keysetPage(sort, productId, query)
  return db
    .select({ ...adminColumns, sortValue: value })
    .from(productsByStock)
    .innerJoin(products, eq(products.id, productId))
    .where(and(reach(query), scope, beyond))
    .orderBy(...order)
    .limit(query.size + 1)
}
