import { and, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { MOST_FOUND } from '../keyset/find-few'
import { keysetPage } from '../keyset/keyset-page'
import { readPage } from '../keyset/read-page'
import { adminFilter, wordsAlone } from './admin-filter'
import type { AdminProducts, AdminProductsQuery } from './admin-list-schema'
import { adminSorts } from './admin-sorts'
import { beside, isByStock, pageByStock } from './page-by-stock'
import { adminColumns, rowToAdminProduct } from './row-to-admin-product'
import { products } from './table'
import type { Writer } from './writer'

/** The statement of a page, one row longer than asked. */
export function adminPageQuery(db: Queries, query: AdminProductsQuery, scope: SQL | undefined) {
  if (isByStock(query.sort)) return pageByStock(db, query, scope)
  const { beyond, order, value } = keysetPage(adminSorts[query.sort], products.id, query)
  return db
    .select({ ...adminColumns, sortValue: value })
    .from(products)
    .where(and(scope, beyond))
    .orderBy(...order)
    .limit(query.size + 1)
}

/** Counts products by the beginnings of words in their titles without reading them; null where that cannot be. */
type CountTitled = (beginnings: readonly string[]) => Promise<number | null>

/** A page's rows in order, how many match, and cursors. */
export async function adminRows(db: Writer['db'], query: AdminProductsQuery, countTitled?: CountTitled) {
  const scope = await adminFilter(db, query)
  const walked = isByStock(query.sort) ? await adminFilter(db, beside(query)) : scope
  const { size: _, sort: __, after: ___, before: ____, ...filters } = query
  const words = wordsAlone(filters)
  return readPage(db, query, {
    // Many rows of a common word would be looked up for nothing but this.
    surelyMany: async () => words !== undefined && ((await countTitled?.(words)) ?? 0) > MOST_FOUND,
    ...{ table: products, scope, searched: Boolean(query.search?.trim()) },
    ...{ id: products.id, sort: adminSorts[query.sort] },
    read: (within) => adminPageQuery(db, query, within === scope ? walked : within),
  })
}

/**
 * A page of products, hidden ones too, from an index: exact at any depth, and not disturbed by what is added or removed before it.
 * 400 for a bad cursor. More than 10,000 products are counted by the planner's estimate, and more than 3,000 not at all in a search.
 */
export async function listAdminProducts(
  { db, pictures }: Writer,
  query: AdminProductsQuery,
  countTitled?: CountTitled,
): Promise<Omit<AdminProducts, 'status'>> {
  const { rows, ...page } = await adminRows(db, query, countTitled)
  return { data: rows.map((row) => rowToAdminProduct(row, pictures)), ...page }
}
