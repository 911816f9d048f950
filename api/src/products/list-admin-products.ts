import { and, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { keysetPage } from '../keyset/keyset-page'
import { readPage } from '../keyset/read-page'
import { filterOf, readSearch, wordsAlone } from './admin-filter'
import type { AdminProducts, AdminProductsQuery } from './admin-list-schema'
import { adminSorts } from './admin-sorts'
import { type FindByBeginnings, findPageInMemory } from './find-page-in-memory'
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

/** A page's rows in order, how many match, and cursors. */
export async function adminRows(db: Writer['db'], query: AdminProductsQuery, inMemory?: FindByBeginnings) {
  const search = await readSearch(db, query)
  const scope = filterOf(query, search)
  const walked = isByStock(query.sort) ? filterOf(beside(query), search) : scope
  const { size: _, sort: __, after: ___, before: ____, page: _____, ...filters } = query
  const words = wordsAlone(filters)
  return readPage(db, query, {
    ...{ table: products, scope, searched: search !== undefined, id: products.id, sort: adminSorts[query.sort] },
    find: async () => (words && search && inMemory ? findPageInMemory(db, query, search, () => inMemory(words)) : null),
    read: (within) => adminPageQuery(db, query, within === scope ? walked : within),
  })
}

/**
 * A page of products, hidden ones too, from an index: exact at any depth, and not disturbed by what is added or removed before it.
 * 400 for a bad cursor. More than 10,000 products are counted by the planner's estimate, and more than 3,000 not at
 * all in a search, unless memory knows how many it finds.
 */
export async function listAdminProducts(
  { db, pictures }: Writer,
  query: AdminProductsQuery,
  inMemory?: FindByBeginnings,
): Promise<Omit<AdminProducts, 'status'>> {
  const { rows, ...page } = await adminRows(db, query, inMemory)
  return { data: rows.map((row) => rowToAdminProduct(row, pictures)), ...page }
}
