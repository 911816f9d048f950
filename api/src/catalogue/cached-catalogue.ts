import { createSwrCache, type SwrCache } from '../cache/swr-cache'
import { type Revision, readRevision } from '../catalogue-revision/read-revision'
import type { Database } from '../database/database'
import { groupsOf } from '../facets/catalogue-groups'
import { createCurrentGroups } from '../facets/current-groups'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { readCategoryIndexes } from '../facets/read-products-with-same-traits'
import { createFairQueue } from '../fair-queue/fair-queue'
import type { BodyWithEtag } from '../http/body-with-etag'
import { currentReader } from '../http/current-reader'
import { isOutage } from '../http/is-outage'
import { Problem } from '../http/problem'
import type { PictureStore } from '../pictures/picture-store'
import type { FindByBeginnings } from '../products/find-page-in-memory'
import { bestPartialSearch, type PartialMatch, type PartialSearch } from '../search/best-partial-search'
import { createMemorySearch } from '../search/memory-search'
import { type Matches, readMatches, toMatches } from '../search/read-matches'
import { everydayWords, type RelatedTo, relatedTo } from '../search/related-words'
import type { SearchTerms } from '../search/search-conditions'
import { readShopNames, type ShopName } from '../seller-shops/read-shop-names'
import type { Dictionary } from '../spelling/dictionary'
import { readDictionary } from '../spelling/read-dictionary'
import type { FoundProducts } from '../word-index/found-products'
import { isLargeShop } from '../word-index/large-shop'
import type { Texts } from '../word-index/segment'

/** Reads the catalogue through this process's caches. */
export interface Catalogue {
  readonly db: Database
  readonly pictures: PictureStore
  /** What else a searched word means. */
  readonly related: RelatedTo
  revision(): Promise<Revision>
  /** All active products, grouped by equal traits. */
  groups(): Promise<ProductsWithSameTraits[]>
  /**
   * Whether listing pages come from these groups in memory: all pages of a large shop, or none, because the database
   * orders equal products differently.
   */
  listsFrom(groups: readonly ProductsWithSameTraits[]): boolean
  /** The matches of a search. */
  searchMatches(wanted: SearchTerms): Promise<Matches>
  /** Finds products whose titles contain the words, in memory; null if PostgreSQL has to search. */
  findTitled(wanted: SearchTerms): Promise<FoundProducts | null>
  /**
   * Finds visible products whose titles contain words with these prefixes, in memory; null if PostgreSQL has to search.
   */
  findByBeginnings: FindByBeginnings
  /**
   * Whether this process searches in memory. PostgreSQL searches in small shops and until the memory index is built.
   */
  searchesInMemory(): boolean
  /** For a search without results, the best subset of its words that finds something. */
  partialSearch(wanted: PartialSearch): Promise<PartialMatch | null>
  dictionary(): Promise<Dictionary>
  /** The shops of approved sellers, by name. */
  shops(): Promise<ShopName[]>
  /** Queues an expensive read until fewer than the maximum run; the queue is fair between visitors. */
  limitConcurrency<T>(read: () => Promise<T>): Promise<T>
  /** Serialized responses. */
  readonly answers: SwrCache<BodyWithEtag>
  /**
   * Clears all caches, so that a change by this process is visible at once. Only for the shop's own changes, because
   * everything is read again.
   */
  clear(): void
  /**
   * Announces a change that anybody may make as often as they like. It is visible at once, except in data that takes
   * long to read: that is served stale while it reloads, and its reloads are rate-limited.
   */
  refresh(): void
}

/** Milliseconds. A shopper never reads data older than `answers` and `revision` together. */
const times = {
  revision: { fresh: 500, stale: 2000 },
  answers: { fresh: 1000, stale: 3000 },
  // Expires even if the revision is unchanged, in case the revision missed a change.
  contents: { fresh: 60_000, stale: 10_000 },
  none: { fresh: 0, stale: 0 },
}

/**
 * Milliseconds for which stale responses are served while the database is down or too slow; the quote still decides the
 * price.
 */
const SERVED_IN_OUTAGE = 15 * 60_000

/**
 * Errors such as a 404 replace the cached response, so that an archived product does not reappear in the next outage.
 */
const isRefusal = (error: unknown): boolean => error instanceof Problem && error.statusCode < 500

const MAX_SEARCHES = 200
const MAX_ANSWERS = 2000
const MEGABYTE = 1024 * 1024
/** Limits memory, because a client can request ever new pages and a response may have a hundred kilobytes. */
const ANSWER_BYTES = { most: 32 * MEGABYTE, of: ({ body }: BodyWithEtag) => Buffer.byteLength(body) }
/** The approximate memory of a group or a hit, and of each price. */
const TRAITS_BYTES = 600
const PRICE_BYTES = 8
const SEARCH_BYTES = {
  most: 32 * MEGABYTE,
  of: ({ groups, first }: Matches) =>
    groups.reduce((sum, { count }) => sum + TRAITS_BYTES + PRICE_BYTES * count, TRAITS_BYTES * first.length),
}
/** Limits of expensive reads; requests beyond the queue would be answered too late. A page needs up to four reads. */
const EXPENSIVE_READS = { running: 3, runningOfOne: 2, waiting: 100, waitingOfOne: 30 }

/**
 * `caching: 'off'` reads from the database each time, for tests that change data and read it. A shop with `large` or
 * more products is searched in memory, where finding the best part of a search may cost `mostCost`.
 */
export function createCachedCatalogue(
  { db, pictures, related = relatedTo([everydayWords]) }: Pick<Catalogue, 'db' | 'pictures'> & Partial<Catalogue>,
  caching: 'on' | 'off',
  onError: (error: unknown) => void = () => {},
  large?: number,
  mostCost?: number,
): Catalogue {
  const at = (time: keyof typeof times) => times[caching === 'on' ? time : 'none']
  const revisions = createSwrCache<Revision>({ ...at('revision'), most: 1, onError })
  const groups = createCurrentGroups(db, onError)
  const searches = createSwrCache<Matches>({ ...at('contents'), most: MAX_SEARCHES, bytes: SEARCH_BYTES, onError })
  const partialSearches = createSwrCache<PartialMatch | null>({ ...at('contents'), most: MAX_SEARCHES, onError })
  const dictionaries = createSwrCache<Dictionary>({ ...at('contents'), most: 1, onError })
  const shops = createSwrCache<ShopName[]>({ ...at('contents'), most: 1, onError })
  const answers = createSwrCache<BodyWithEtag>({
    ...{ ...at('answers'), most: MAX_ANSWERS, bytes: ANSWER_BYTES, onError },
    ...(caching === 'on' && { insteadOf: { ms: SERVED_IN_OUTAGE, when: isOutage, isGone: isRefusal } }),
  })
  const queue = createFairQueue(EXPENSIVE_READS)
  const limitConcurrency: Catalogue['limitConcurrency'] = (read) => queue(currentReader(), read)
  const revision = () => revisions.get('', () => readRevision(db))
  const memory = createMemorySearch(db, onError, { from: large, mostCost })
  const ranked = new WeakMap<FoundProducts, Promise<Matches>>()
  function matched(wanted: SearchTerms, found: FoundProducts): Promise<Matches> {
    const matches = ranked.get(found) ?? toMatches(db, wanted, found)
    ranked.set(found, matches)
    matches.catch(() => ranked.delete(found))
    return matches
  }
  async function groupsNow(mark: string): Promise<ProductsWithSameTraits[]> {
    const now = await groups.get(mark)
    memory.prepare(now)
    return now
  }
  async function inMemory(wanted: SearchTerms, texts: Texts): Promise<FoundProducts | null> {
    if (caching === 'off') return null
    const { mark } = await revision()
    return memory.find(wanted, texts, await groupsNow(mark), mark)
  }
  return {
    db,
    pictures,
    related,
    revision,
    groups: async () =>
      caching === 'on' ? groupsNow((await revision()).mark) : groupsOf(await readCategoryIndexes(db)),
    listsFrom: (listed) => isLargeShop(listed, large),
    async searchMatches(wanted) {
      const found = await inMemory(wanted, 'all')
      if (found) return matched(wanted, found)
      const { mark } = await revision()
      return searches.get(JSON.stringify(wanted), () => limitConcurrency(() => readMatches(db, wanted)), mark)
    },
    findTitled: (wanted) => inMemory(wanted, 'titled'),
    async findByBeginnings(beginnings) {
      if (caching === 'off') return null
      const { mark } = await revision()
      return memory.findByBeginnings(beginnings, await groupsNow(mark), mark)
    },
    searchesInMemory: () => memory.isReady(),
    async partialSearch(wanted) {
      const { mark } = await revision()
      const look = async () => {
        const texts = wanted.texts === 'search' ? 'all' : 'titled'
        const probes = caching === 'on' ? await memory.probes(texts, await groupsNow(mark), mark) : null
        return bestPartialSearch(db, wanted, probes)
      }
      return partialSearches.get(JSON.stringify(wanted), () => limitConcurrency(look), mark)
    },
    limitConcurrency,
    dictionary: async () => dictionaries.get('', () => readDictionary(db), (await revision()).words),
    shops: async () => shops.get('', () => readShopNames(db), (await revision()).mark),
    answers,
    clear() {
      for (const cache of [revisions, groups, memory, searches, partialSearches, dictionaries, shops, answers])
        cache.clear()
    },
    refresh() {
      for (const cache of [revisions, answers]) cache.clear()
    },
  }
}
