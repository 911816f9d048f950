import { and, gte, lte, type SQL } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/cached-catalogue'
import { countFacets } from '../facets/count-facets'
import { type Filters, facetPredicates, filterCondition, filterGroups, priceRangeOf } from '../facets/filters'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { requirePlainText } from '../http/plain-text'
import { badField } from '../http/problem'
import { sortedIds } from '../products/find-best-selling'
import { collectionRanking, rankings } from '../products/rankings'
import { readProductPage, readProductsByIds, readProductsOfQuery } from '../products/read-product-page'
import type { Product } from '../products/schema'
import { products } from '../products/table'
import { MAX_MATCHES, relevance } from '../search/read-matches'
import { type SearchResult, searchCatalogue } from '../search/search-catalogue'
import { searchConditions } from '../search/search-conditions'
import { sellerIdOf } from '../seller-shops/find-shop'
import { limitDeepReads } from './limit-deep-reads'
import { countLater, currentSnapshot, inSnapshot } from './listing-snapshot'
import { noResultAlternatives } from './no-result-alternatives'
import { priceAtOffset } from './price-at-offset'
import { readMixedPage } from './read-mixed-page'
import type { Listing, ListingQuery } from './schema'
import { withHighlights } from './with-highlights'

/** Below this offset, OFFSET is as fast as starting at a price. */
const SKIP_FROM = 200

const byName = { newest: rankings.newest, 'top-rated': rankings.topRated, 'best-selling': rankings.bestSelling }

/** What was asked for, with the id of the named seller. */
type Asked = ListingQuery & Pick<Filters, 'sellerId'>

type Order = 'mixed' | 'cheapest' | 'dearest' | 'relevance' | SQL[]

/**
 * Spec §9: sortId 1 is cheapest first and -1 dearest first. `sort` overrides it. Without either a search is ordered by
 * relevance, a collection by its ranking, and any other listing is mixed.
 */
function orderOf({ sort, sortId, collection }: ListingQuery, searching: boolean): Order {
  if (sort !== undefined && sort !== 'relevance' && sort !== 'mixed') return byName[sort]
  if (searching && (sort !== undefined || sortId === undefined)) return 'relevance'
  if (sort === 'relevance') return rankings.bestSelling
  if (sort === undefined && sortId !== undefined) return sortId === -1 ? 'dearest' : 'cheapest'
  if (sort === undefined && collection !== undefined) return collectionRanking(collection)
  return 'mixed'
}

function requireSense({ category, search, brand, min, max }: ListingQuery): void {
  requirePlainText('category', category)
  requirePlainText('search', search)
  for (const name of brand ?? []) requirePlainText('brand', name)
  if (min !== undefined && max !== undefined && min > max) throw badField('min', 'min must be max or less.')
}

const rankingOf = (order: Order): SQL[] =>
  Array.isArray(order) ? order : rankings[order === 'relevance' ? 'bestSelling' : order]

interface Page {
  query: Asked
  groups: readonly ProductsWithSameTraits[]
  looked: SearchResult | null
  sales: ReadonlySet<string>
  snapshot: string
  /** The products of the result that were added after the snapshot. */
  later: number
  /** All others. */
  count: number
}

/** A page from the cached beginning of a search's result; null for a page beyond it. */
async function readKnown(catalogue: Catalogue, { query, looked, sales, later }: Page): Promise<Product[] | null> {
  if (!looked || later > 0 || orderOf(query, true) !== 'relevance') return null
  const { first, total } = looked.found
  const [rules, { from, to }] = [facetPredicates(query, sales), priceRangeOf(query)]
  const chosen = first.filter((one) => one.cents >= from && one.cents <= to && rules.every(([, rule]) => rule(one)))
  const end = (query.page + 1) * query.size
  if (end > chosen.length && first.length < total) return null
  return readProductsByIds(
    catalogue,
    chosen.slice(query.page * query.size, end).map(({ id }) => id),
  )
}

async function read(catalogue: Catalogue, one: Page): Promise<Product[]> {
  const { query, groups, looked, sales, snapshot, later, count } = one
  const { page, size } = query
  const offset = page * size
  const order = orderOf(query, looked !== null)
  const scope = and(
    filterCondition(query, sales),
    looked ? searchConditions(looked.wanted).found : undefined,
    inSnapshot(snapshot),
  )
  if (looked) {
    const ranking = order === 'relevance' ? relevance(looked.wanted, looked.found.total) : rankingOf(order)
    return catalogue.limitConcurrency(() =>
      readProductsOfQuery(catalogue, sortedIds(scope, ranking, size, offset), ranking),
    )
  }
  if (order === 'mixed')
    return limitDeepReads(catalogue, offset, () => readMixedPage(catalogue, scope, size, offset, count))
  if (order !== 'cheapest' && order !== 'dearest') {
    return limitDeepReads(catalogue, offset, () =>
      readProductPage(catalogue, scope, rankingOf(order), size, offset, count),
    )
  }
  const up = order === 'cheapest'
  const worth = offset >= SKIP_FROM && later === 0
  const range = priceRangeOf(query)
  const skip = worth ? priceAtOffset(filterGroups(groups, query, sales), range, up ? 'up' : 'down', offset) : null
  const beyond = skip && (up ? gte(products.priceCents, skip.cents) : lte(products.priceCents, skip.cents))
  const passed = skip?.passed ?? offset
  return limitDeepReads(catalogue, passed, () =>
    readProductPage(
      catalogue,
      and(scope, beyond ?? undefined),
      rankings[order],
      size,
      passed,
      skip ? undefined : count,
    ),
  )
}

/**
 * Spec §7 "categorywise": a page of a category, of a search, or of both, with its size and facets.
 * An unknown category or seller holds nothing. 400 when a text holds NUL or `min` is above `max`.
 */
export async function listProducts(catalogue: Catalogue, asked: ListingQuery): Promise<Listing> {
  requireSense(asked)
  const query =
    asked.seller === undefined ? asked : { ...asked, sellerId: await sellerIdOf(catalogue.db, asked.seller) }
  const search = query.search?.trim()
  const { sales, snapshot: now } = await catalogue.revision()
  const looked = search ? await searchCatalogue(catalogue, search) : null
  const groups = looked ? looked.found.groups : await catalogue.groups()
  const { count: counted, facets } = countFacets(groups, query, sales)
  const snapshot = await currentSnapshot(catalogue.db, query.snapshot, now)
  const scope = and(
    filterCondition(query, sales),
    looked?.wanted.length ? searchConditions(looked.wanted).found : undefined,
  )
  const later = snapshot === now || counted === 0 ? 0 : await countLater(catalogue.db, scope, snapshot)
  const count = Math.max(0, counted - later)
  const countIsExact = !looked || looked.found.total < MAX_MATCHES
  const page = { query, groups, looked, sales, snapshot, later, count }
  const data =
    query.page * query.size >= count ? [] : ((await readKnown(catalogue, page)) ?? (await read(catalogue, page)))
  return {
    data,
    count,
    countIsExact,
    facets,
    snapshot,
    ...(looked && withHighlights(looked, data)),
    ...(looked?.found.total === 0 && { instead: await noResultAlternatives(catalogue, looked.wanted) }),
  }
}
