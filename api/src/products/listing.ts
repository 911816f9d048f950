import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { requirePlainText } from '../http/plain-text'
import { badField } from '../http/problem'
import { countFacets, priceRange, readGroups } from './facets'
import type { Facets, ListingQuery } from './listing-schema'
import { inOrder, type ProductPage, readIds } from './page'
import { rankings } from './ranking'
import { partSearch, wordSearch } from './search'
import { products } from './table'

/** Spec §9: sort 1 is the default and means cheapest first, -1 dearest first. `sort` stands instead of it; a search alone goes by relevance. */
function orderOf({ sort, sortId }: ListingQuery, search: string | undefined, rank: SQL | undefined): SQL[] {
  if (sort === 'newest') return rankings.newest
  if (sort === 'top-rated') return rankings.topRated
  if (sort === 'best-selling') return rankings.bestSelling
  const byRelevance = sort === 'relevance' || (sortId === undefined && search)
  if (byRelevance) return rank ? [rank, ...rankings.bestSelling] : rankings.bestSelling
  return sortId === -1 ? rankings.dearest : rankings.cheapest
}

function requireSense({ category, search, brand, min, max }: ListingQuery): void {
  requirePlainText('category', category)
  requirePlainText('search', search)
  for (const name of brand ?? []) requirePlainText('brand', name)
  if (min !== undefined && max !== undefined && min > max) throw badField('min', 'min must be max or less.')
}

/**
 * Spec §7 "categorywise": a page of a category, of a search, or of both, with its size and facets.
 * An unknown category holds nothing. 400 when a text holds NUL or `min` is above `max`.
 */
export async function listProducts(db: Queries, query: ListingQuery): Promise<ProductPage & { facets: Facets }> {
  requireSense(query)
  const { page, size, category, availability, brand } = query
  const search = query.search?.trim()
  const inCategory = and(sql`${products.active}`, category ? eq(products.category, category) : undefined)
  const words = search ? wordSearch(search) : null
  let scope = and(inCategory, words?.match)
  let groups = search && !words ? [] : await readGroups(db, scope, query)
  if (search && groups.length === 0) {
    scope = and(inCategory, partSearch(search))
    groups = await readGroups(db, scope, query)
  }
  const { count, facets } = countFacets(groups, query)
  if (page * size >= count) return { data: [], count, facets }
  const chosen = and(
    scope,
    priceRange(query),
    availability?.length ? inArray(products.status, availability) : undefined,
    brand?.length ? inArray(products.brand, brand) : undefined,
  )
  const ids = await readIds(db, chosen, orderOf(query, search, words?.rank), page, size)
  return { data: await inOrder(db, ids), count, facets }
}
