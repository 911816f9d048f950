import { and, gte, lte, type SQL } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/catalogue'
import type { Group } from '../counts/group'
import { requirePlainText } from '../http/plain-text'
import { badField } from '../http/problem'
import { sortedIds } from '../products/best'
import { inOrder, readPage, readRows } from '../products/page'
import { collectionRanking, rankings } from '../products/ranking'
import type { Product } from '../products/schema'
import { products } from '../products/table'
import { MOST_FOUND, relevance } from '../search/found'
import { type Looked, look } from '../search/look'
import { match } from '../search/match'
import { noneFound, withHighlights } from './beside-search'
import { chosenGroups, condition, rangeOf, rulesOf } from './choice'
import { readAt } from './deep'
import { countFacets } from './facets'
import { skipTo } from './price-skip'
import type { Listing, ListingQuery } from './schema'
import { asOf, countLater, currentSnapshot } from './snapshot'

/** Nearer than that, counting off is as fast as looking up where to begin. */
const SKIP_FROM = 200

const byName = { newest: rankings.newest, 'top-rated': rankings.topRated, 'best-selling': rankings.bestSelling }

type Order = 'cheapest' | 'dearest' | 'relevance' | SQL[]

/** Spec §9: sort 1 is the default and means cheapest first, -1 dearest first. `sort` stands instead of it; a search alone goes by relevance. */
function orderOf({ sort, sortId, collection }: ListingQuery, searching: boolean): Order {
  if (sort !== undefined && sort !== 'relevance') return byName[sort]
  if (sort === 'relevance' || (sortId === undefined && searching)) return searching ? 'relevance' : rankings.bestSelling
  if (sortId === undefined && collection !== undefined) return collectionRanking(collection)
  return sortId === -1 ? 'dearest' : 'cheapest'
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
  query: ListingQuery
  groups: readonly Group[]
  looked: Looked | null
  sales: ReadonlySet<string>
  snapshot: string
  /** Products of the result that were added after the snapshot. */
  later: number
  /** All others. */
  count: number
}

/** A page that lies in the beginning of a search's result, which is known. Null where it does not. */
async function readKnown(catalogue: Catalogue, { query, looked, sales, later }: Page): Promise<Product[] | null> {
  if (!looked || later > 0 || orderOf(query, true) !== 'relevance') return null
  const { first, total } = looked.found
  const [rules, { from, to }] = [rulesOf(query, sales), rangeOf(query)]
  const chosen = first.filter((one) => one.cents >= from && one.cents <= to && rules.every(([, rule]) => rule(one)))
  const end = (query.page + 1) * query.size
  if (end > chosen.length && first.length < total) return null
  return inOrder(
    catalogue.db,
    chosen.slice(query.page * query.size, end).map(({ id }) => id),
  )
}

async function read(catalogue: Catalogue, one: Page): Promise<Product[]> {
  const { query, groups, looked, sales, snapshot, later, count } = one
  const { db } = catalogue
  const { page, size } = query
  const offset = page * size
  const order = orderOf(query, looked !== null)
  const scope = and(condition(query, sales), looked ? match(looked.wanted).found : undefined, asOf(snapshot))
  if (looked) {
    const ranking = order === 'relevance' ? relevance(looked.wanted, looked.found.total) : rankingOf(order)
    return catalogue.inTurn(() => readRows(db, sortedIds(scope, ranking, size, offset), ranking))
  }
  if (order !== 'cheapest' && order !== 'dearest') {
    return readAt(catalogue, offset, () => readPage(db, scope, rankingOf(order), size, offset, count))
  }
  const up = order === 'cheapest'
  const worth = offset >= SKIP_FROM && later === 0
  const range = rangeOf(query)
  const skip = worth ? skipTo(chosenGroups(groups, query, sales), range, up ? 'up' : 'down', offset) : null
  const beyond = skip && (up ? gte(products.priceCents, skip.cents) : lte(products.priceCents, skip.cents))
  const passed = skip?.passed ?? offset
  return readAt(catalogue, passed, () =>
    readPage(db, and(scope, beyond ?? undefined), rankings[order], size, passed, skip ? undefined : count),
  )
}

/**
 * Spec §7 "categorywise": a page of a category, of a search, or of both, with its size and facets.
 * An unknown category holds nothing. 400 when a text holds NUL or `min` is above `max`.
 */
export async function listProducts(catalogue: Catalogue, query: ListingQuery): Promise<Listing> {
  requireSense(query)
  const search = query.search?.trim()
  const { sales, snapshot: now } = await catalogue.revision()
  const looked = search ? await look(catalogue, search) : null
  const groups = looked ? looked.found.groups : await catalogue.groups()
  const { count: counted, facets } = countFacets(groups, query, sales)
  const snapshot = await currentSnapshot(catalogue.db, query.snapshot, now)
  const scope = and(condition(query, sales), looked?.wanted.length ? match(looked.wanted).found : undefined)
  const later = snapshot === now || counted === 0 ? 0 : await countLater(catalogue.db, scope, snapshot)
  const count = Math.max(0, counted - later)
  const countIsExact = !looked || looked.found.total < MOST_FOUND
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
    ...(looked?.found.total === 0 && { instead: await noneFound(catalogue, looked.wanted) }),
  }
}
