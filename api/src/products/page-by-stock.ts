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

/** Whether a list is sorted by stock, which the indexes of products do not know. */
export const isByStock = (sort: AdminProductSort): boolean => sort === 'fewest-left' || sort === 'most-left'

/**
 * What the filters say about the stock itself, so that the index is read where they can match: all that is sold out is at one end
 * of it, and whoever looks for it from the other end would pass all other products.
 */
function reach({ state, availability, stock: left }: AdminProductFilters): SQL | undefined {
  return and(
    state && (state === 'active' ? sql`${active}` : sql`not ${active}`),
    left === 'low' ? lte(stock, LOW_STOCK) : undefined,
    availability === 'sold-out' ? eq(stock, 0) : undefined,
    availability === 'in-stock' || availability === 'pre-order' ? gt(stock, 0) : undefined,
  )
}

/** The filters that the table of stocks does not know. The planner would take the others for further ones, and few products to fit. */
export const beside = ({ state: _, stock: __, ...filters }: AdminProductFilters): AdminProductFilters => filters

/** The statement of a page that is sorted by stock, one row longer than asked; `scope` is of the filters {@link beside}. */
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
