import { and, type SQL } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/cached-catalogue'
import { countFacets } from '../facets/count-facets'
import { type Filters, facetPredicates, filterCondition, priceRangeOf } from '../facets/filters'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { requirePlainText } from '../http/plain-text'
import { badField } from '../http/problem'
import { memoryOrderOf } from '../memory-listing/memory-order'
import { sortedIds } from '../products/find-best-selling'
import { collectionRanking, rankings } from '../products/rankings'
import { readProductPage, readProductsByIds, readProductsOfQuery } from '../products/read-product-page'
import { readProductsByKey } from '../products/read-products-by-key'
import type { Product } from '../products/schema'
import { MAX_MATCHES, relevance } from '../search/read-matches'
import { estimateFrom } from '../search/sample'
import { type SearchResult, searchCatalogue } from '../search/search-catalogue'
import { searchConditions } from '../search/search-conditions'
import { sellerIdOf } from '../seller-shops/find-shop'
import type { FoundOrder } from '../word-index/found-products'
import { limitDeepReads } from './limit-deep-reads'
import { countLater, currentSnapshot, inSnapshot, readLater } from './listing-snapshot'
import { noResultAlternatives } from './no-result-alternatives'
import { pageableCount } from './pageable-count'
import { readMixedPage } from './read-mixed-page'
import { readPageFromMemory } from './read-page-from-memory'
import type { Listing, ListingQuery } from './schema'
import { type OrderWithKeys, orderWithKeys, startOfDeepPage } from './start-of-deep-page'
import { withHighlights } from './with-highlights'

const byName = { newest: rankings.newest, 'top-rated': rankings.topRated, 'best-selling': rankings.bestSelling }

/** The query, with the id of the seller that it names. */
type Asked = ListingQuery & Pick<Filters, 'sellerId'>

type Order = 'mixed' | 'cheapest' | 'dearest' | 'relevance' | SQL[]

/**
 * Spec §9: sortId 1 is cheapest first, -1 most expensive first. `sort` overrides it. By default a search is sorted by
 * relevance, a collection by its ranking, and any other listing in the mixed order.
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
  /** How many products of the result were added after the snapshot. */
  later: number
  /** How many other products the result has. */
  count: number
}

/** The equivalent order for results found in memory; null if memory does not support it. */
function foundOrderOf(order: Order): FoundOrder | null {
  if (order === 'relevance' || order === 'cheapest' || order === 'dearest') return order
  if (order === rankings.newest) return 'newest'
  if (order === rankings.topRated) return 'topRated'
  return order === rankings.bestSelling ? 'bestSelling' : null
}

/** Reads a page from the part of a search's result that is cached; null for a page beyond it. */
async function readKnown(catalogue: Catalogue, page: Page): Promise<Product[] | null> {
  const { query, looked, sales, later } = page
  if (!looked || later > 0) return null
  const order = orderOf(query, true)
  const { first, total, products } = looked.found
  const isRanked = order === 'relevance' && first.length > 0
  const foundOrder = foundOrderOf(order)
  if (products && foundOrder && !isRanked) {
    const { size } = query
    return readProductsByKey(catalogue, products.page(query, sales, foundOrder, size, query.page * size))
  }
  if (order !== 'relevance') return null
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
    const by = order === 'relevance' ? relevance(looked.wanted, looked.found.total) : rankingOf(order)
    return catalogue.limitConcurrency(() => readProductsOfQuery(catalogue, sortedIds(scope, by, size, offset), by))
  }
  const ranking = rankingOf(order)
  const memoryOrder = memoryOrderOf(ranking)
  const readListed = async (by: NonNullable<typeof memoryOrder>) =>
    readPageFromMemory(catalogue, groups, {
      ...{ choice: query, sales, order: by, size, offset },
      ...(later > 0 && { without: await readLater(catalogue.db, snapshot) }),
    })
  // A deep page of few products in a price range blocks this process for tens of milliseconds, so it goes through the
  // fair queue.
  const listed =
    memoryOrder &&
    catalogue.listsFrom(groups) &&
    (await limitDeepReads(catalogue, offset, () => readListed(memoryOrder)))
  if (listed) return listed
  const startOf = (keys: OrderWithKeys, at: number) =>
    later === 0 ? startOfDeepPage(groups, query, sales, keys, at) : null
  if (order === 'mixed') {
    return readMixedPage(catalogue, scope, size, offset, count, (at) => startOf('mixed', at))
  }
  const keys = Array.isArray(order) ? orderWithKeys(order) : order === 'relevance' ? null : order
  const start = keys && startOf(keys, offset)
  const passed = start?.passed ?? offset
  return limitDeepReads(catalogue, passed, () =>
    readProductPage(catalogue, and(scope, start?.beyond), ranking, size, passed, start ? undefined : count),
  )
}

/**
 * Spec §7 "categorywise": a page of a category, of a search, or of both, with its size and facets. An unknown category
 * or seller has no products. 400 for a text with NUL or `min` above `max`.
 */
export async function listProducts(catalogue: Catalogue, asked: ListingQuery): Promise<Listing> {
  requireSense(asked)
  const query =
    asked.seller === undefined ? asked : { ...asked, sellerId: await sellerIdOf(catalogue.db, asked.seller) }
  const search = query.search?.trim()
  const { sales, snapshot: now } = await catalogue.revision()
  const looked = search ? await searchCatalogue(catalogue, search, query.spelling === 'typed') : null
  const groups = looked ? looked.found.groups : await catalogue.groups()
  const scope = and(
    filterCondition(query, sales),
    looked?.wanted.length ? searchConditions(looked.wanted).found : undefined,
  )
  const all = looked?.found.products?.count(query, sales) ?? countFacets(groups, query, sales)
  const { count: estimate, facets } = estimateFrom(all, looked?.found.share ?? 1)
  const counted = looked ? await pageableCount(catalogue, looked.found, estimate, scope) : estimate
  const snapshot = await currentSnapshot(catalogue.db, query.snapshot, now)
  const later = snapshot === now || counted === 0 ? 0 : await countLater(catalogue.db, scope, snapshot)
  const count = Math.max(0, counted - later)
  const page = { query, groups, looked, sales, snapshot, later, count }
  const data =
    query.page * query.size >= count ? [] : ((await readKnown(catalogue, page)) ?? (await read(catalogue, page)))
  return {
    data,
    count,
    countIsExact: !looked || (looked.found.share === 1 && looked.found.total < MAX_MATCHES),
    facets,
    snapshot,
    ...(looked && withHighlights(looked, data)),
    ...(looked?.sku && { sku: looked.sku }),
    ...(looked?.found.total === 0 && { instead: await noResultAlternatives(catalogue, looked.wanted) }),
  }
}
