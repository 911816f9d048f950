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

/** The query of a page, with one row more than requested. */
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

/** A page's rows in order, the number of matches, and cursors. */
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
 * A page of products, including hidden ones, by keyset pagination: fast at any depth and stable while rows before it
 * are added or removed. 400 for a bad cursor. Counts above 10,000 are the planner's estimate; a search with more than
 * 3,000 hits has no count, unless it runs in memory.
 */
export async function listAdminProducts(
  { db, pictures }: Writer,
  query: AdminProductsQuery,
  inMemory?: FindByBeginnings,
): Promise<Omit<AdminProducts, 'status'>> {
  const { rows, ...page } = await adminRows(db, query, inMemory)
  return { data: rows.map((row) => rowToAdminProduct(row, pictures)), ...page }
}
