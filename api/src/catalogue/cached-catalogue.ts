import { createSwrCache, type SwrCache } from '../cache/swr-cache'
import type { CatalogueReader } from '../catalogue-reader/catalogue-reader'
import type { FoundProducts } from '../catalogue-reader/found-list'
import { memoryReader } from '../catalogue-reader/memory-reader'
import { postgresReader } from '../catalogue-reader/postgres-reader'
import { type Revision, readRevision } from '../catalogue-revision/read-revision'
import type { Database } from '../database/database'
import { groupsOf } from '../facets/catalogue-groups'
import { createCurrentGroups } from '../facets/current-groups'
import { readCategoryIndexes } from '../facets/read-category-indexes'
import { createFairQueue } from '../fair-queue/fair-queue'
import type { Answer } from '../http/body-with-etag'
import { currentReader } from '../http/current-reader'
import { isOutage } from '../http/is-outage'
import { Problem } from '../http/problem'
import type { PictureStore } from '../pictures/picture-store'
import type { PartialMatch } from '../search/best-partial-search'
import { createMemorySearch } from '../search/memory-search'
import { everydayWords, type RelatedTo, relatedTo } from '../search/related-words'
import { readShopNames, type ShopName } from '../seller-shops/read-shop-names'
import type { Dictionary } from '../spelling/dictionary'
import { readDictionary } from '../spelling/read-dictionary'
import { isLargeShop } from '../word-index/large-shop'

/** Reads the catalogue through this process's caches. */
export interface Catalogue {
  readonly db: Database
  readonly pictures: PictureStore
  /** What else a searched word means. */
  readonly related: RelatedTo
  revision(): Promise<Revision>
  /** Reads the products of the catalogue's revision, all parts of one answer from the same one. */
  reader(): Promise<CatalogueReader>
  /** Whether searches run in memory: in a large shop, once its words have been read. */
  searchesInMemory(): boolean
  dictionary(): Promise<Dictionary>
  /** The shops of approved sellers, by name. */
  shops(): Promise<ShopName[]>
  /** Queues an expensive read until fewer than the maximum run; the queue is fair between visitors. */
  limitConcurrency<T>(read: () => Promise<T>): Promise<T>
  /** Serialized responses. */
  readonly answers: SwrCache<Answer>
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
const ANSWER_BYTES = { most: 32 * MEGABYTE, of: ({ body }: Answer) => Buffer.byteLength(body) }
/** The approximate memory of a result: a position and a mark per product, and its ranked products. */
const SEARCH_BYTES = { most: 32 * MEGABYTE, of: ({ total }: FoundProducts) => 5 * total + 50_000 }
/** Limits of expensive reads; requests beyond the queue would be answered too late. A page needs up to four reads. */
const EXPENSIVE_READS = { running: 3, runningOfOne: 2, waiting: 100, waitingOfOne: 30 }

/**
 * `caching: 'off'` reads from the database each time, for tests that change data and read it. A shop with `large` or
 * more products is searched in memory, where finding the best part of a search may cost `mostCost`.
 */
export function createCachedCatalogue(
  given: Pick<Catalogue, 'db' | 'pictures'> & Partial<Catalogue>,
  caching: 'on' | 'off',
  onError: (error: unknown) => void = () => {},
  large?: number,
  mostCost?: number,
): Catalogue {
  const { db, pictures, related = relatedTo([everydayWords]) } = given
  const at = (time: keyof typeof times) => times[caching === 'on' ? time : 'none']
  const revisions = createSwrCache<Revision>({ ...at('revision'), most: 1, onError })
  const groups = createCurrentGroups(db, onError)
  const searches = createSwrCache<FoundProducts>({
    ...at('contents'),
    most: MAX_SEARCHES,
    bytes: SEARCH_BYTES,
    onError,
  })
  const partialSearches = createSwrCache<PartialMatch | null>({ ...at('contents'), most: MAX_SEARCHES, onError })
  const dictionaries = createSwrCache<Dictionary>({ ...at('contents'), most: 1, onError })
  const shops = createSwrCache<ShopName[]>({ ...at('contents'), most: 1, onError })
  const answers = createSwrCache<Answer>({
    ...{ ...at('answers'), most: MAX_ANSWERS, bytes: ANSWER_BYTES, onError },
    ...(caching === 'on' && { insteadOf: { ms: SERVED_IN_OUTAGE, when: isOutage, isGone: isRefusal } }),
  })
  const queue = createFairQueue(EXPENSIVE_READS)
  const limitConcurrency: Catalogue['limitConcurrency'] =
    given.limitConcurrency ?? ((read) => queue(currentReader(), read))
  const revision = () => revisions.get('', () => readRevision(db))
  const memory = createMemorySearch(db, onError, mostCost)
  // The only place that chooses where products are read.
  async function reader(): Promise<CatalogueReader> {
    const { mark, sales } = await revision()
    const now = caching === 'on' ? await groups.get(mark) : groupsOf(await readCategoryIndexes(db))
    const source = { db, groups: now, sales, mark, searches, limitConcurrency }
    const isLarge = isLargeShop(now, large)
    if (isLarge) memory.prepare(now)
    const chosen = isLarge ? memoryReader(source, memory) : postgresReader(source)
    return {
      ...chosen,
      bestPart: (wanted) => partialSearches.get(JSON.stringify(wanted), () => chosen.bestPart(wanted), mark),
    }
  }
  return {
    db,
    pictures,
    related,
    revision,
    reader,
    searchesInMemory: () => memory.isReady(),
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
