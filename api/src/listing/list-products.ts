import { and } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/cached-catalogue'
import { filterCondition } from '../facets/filters'
import { requirePlainText } from '../http/plain-text'
import { badField } from '../http/problem'
import { type Order, orderOfCollection } from '../products/order'
import { searchCatalogue } from '../search/search-catalogue'
import { searchConditions } from '../search/search-conditions'
import { sellerIdOf } from '../seller-shops/find-shop'
import { listPage } from './list-page'
import { currentSnapshot, readLeftOut } from './listing-snapshot'
import { noResultAlternatives } from './no-result-alternatives'
import type { Listing, ListingQuery } from './schema'
import { withHighlights } from './with-highlights'

const byName = { newest: 'newest', 'top-rated': 'topRated', 'best-selling': 'bestSelling' } as const

/**
 * Spec §9: sortId 1 is cheapest first, -1 most expensive first. `sort` overrides it. By default a search is sorted by
 * relevance, a collection by its ranking, and any other listing in the mixed order.
 */
function orderOf({ sort, sortId, collection }: ListingQuery, searching: boolean): Order {
  if (sort !== undefined && sort !== 'relevance' && sort !== 'mixed') return byName[sort]
  if (searching && (sort !== undefined || sortId === undefined)) return 'relevance'
  if (sort === 'relevance') return 'bestSelling'
  if (sort === undefined && sortId !== undefined) return sortId === -1 ? 'dearest' : 'cheapest'
  if (sort === undefined && collection !== undefined) return orderOfCollection(collection)
  return 'mixed'
}

function requireSense({ category, search, brand, colour, variantSize, min, max }: ListingQuery): void {
  requirePlainText('category', category)
  requirePlainText('search', search)
  for (const name of brand ?? []) requirePlainText('brand', name)
  for (const name of colour ?? []) requirePlainText('colour', name)
  for (const name of variantSize ?? []) requirePlainText('variantSize', name)
  if (min !== undefined && max !== undefined && min > max) throw badField('min', 'min must be max or less.')
}

/**
 * Spec §7 "categorywise": a page of a category, of a search, or of both, with its size and facets. An unknown category
 * or seller has no products. 400 for a text with NUL or `min` above `max`.
 */
export async function listProducts(catalogue: Catalogue, asked: ListingQuery): Promise<Listing> {
  requireSense(asked)
  const choice =
    asked.seller === undefined ? asked : { ...asked, sellerId: await sellerIdOf(catalogue.db, asked.seller) }
  const search = asked.search?.trim()
  const { sales, snapshot: now } = await catalogue.revision()
  const reader = await catalogue.reader()
  const looked = search ? await searchCatalogue(catalogue, reader, search, asked.spelling === 'typed') : null
  const list = looked?.found ?? reader
  const { count: counted, facets } = await list.facets(choice)
  const snapshot = await currentSnapshot(catalogue.db, asked.snapshot, now)
  const scope = and(
    filterCondition(choice, sales),
    looked?.wanted.length ? searchConditions(looked.wanted).found : undefined,
  )
  const without = counted === 0 ? [] : await readLeftOut(catalogue.db, scope, { snapshot, now })
  const count = Math.max(0, counted - without.length)
  const { size } = asked
  const page = { choice, order: orderOf(asked, looked !== null), size, offset: asked.page * size, without }
  const data = page.offset < count ? await listPage(catalogue, list, page) : []
  return {
    data,
    count,
    countIsExact: looked?.found.isExact ?? true,
    facets,
    snapshot,
    ...(looked && withHighlights(looked, data)),
    ...(looked?.sku && { sku: looked.sku }),
    ...(looked?.found.total === 0 && { instead: await noResultAlternatives(catalogue, reader, looked.wanted) }),
  }
}
