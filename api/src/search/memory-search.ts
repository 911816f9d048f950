import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Queries } from '../database/database'
import { categoryIndexesOf } from '../facets/catalogue-groups'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import type { Titled } from '../products/find-page-in-memory'
import { costOf, findProducts, findsAny, MOST_COST } from '../word-index/find-products'
import { type FoundProducts, foundProducts } from '../word-index/found-products'
import { isLargeShop, LARGE } from '../word-index/large-shop'
import { nearestFound } from '../word-index/nearest-found'
import type { Texts } from '../word-index/segment'
import { createCurrentWords } from '../word-index/word-index'
import type { Finds } from './best-partial-search'
import { createKnownWords } from './known-words'
import type { SearchTerms } from './search-conditions'

/** Searches the words of a large shop in this process's memory. */
export interface MemorySearch {
  /** Starts to build the index, if the shop is large. */
  prepare(groups: readonly ProductsWithSameTraits[]): void
  /** Runs a search; null if PostgreSQL has to. `mark` is that of the catalogue's revision. */
  find(
    wanted: SearchTerms,
    texts: Texts,
    groups: readonly ProductsWithSameTraits[],
    mark: string,
  ): Promise<FoundProducts | null>
  /** Finds visible products whose titles contain words with these prefixes; null if PostgreSQL has to. */
  findByBeginnings(
    beginnings: readonly string[],
    groups: readonly ProductsWithSameTraits[],
    mark: string,
  ): Promise<Titled | null>
  /**
   * Returns a function that says whether searches find anything, with a cost limit for all of them together; null if
   * PostgreSQL has to search.
   */
  probes(texts: Texts, groups: readonly ProductsWithSameTraits[], mark: string): Promise<Finds | null>
  /** Whether the index has been built. */
  isReady(): boolean
  /** Makes the next search wait for all changes. */
  clear(): void
}

/** Results cached for further pages of the same search; each keeps the shop's products of its time in memory. */
const MAX_RESULTS = 50
const RESULT_BYTES = 32 * 1024 * 1024
/** The approximate memory of a result: a position and a mark per product, and its cached counts. */
const bytesOf = (total: number) => 5 * total + 50_000

/**
 * Searches a shop of `from` or more products. Finding the best part of a search may cost `mostCost` in all. `onError`
 * receives errors of background reads.
 */
export function createMemorySearch(
  db: Queries,
  onError: (error: unknown) => void,
  { from = LARGE, mostCost = MOST_COST }: { from?: number | undefined; mostCost?: number | undefined } = {},
): MemorySearch {
  const words = createCurrentWords(db, onError)
  const { queryOf } = createKnownWords(db)
  const newResults = () => new LRUCache<string, FoundProducts>({ max: MAX_RESULTS, maxSize: RESULT_BYTES })
  let results = newResults()
  let resultsOf: readonly ProductsWithSameTraits[] = []
  const newBegun = () => new LRUCache<string, Titled>({ max: MAX_RESULTS, maxSize: RESULT_BYTES })
  let begun = newBegun()

  /** Drops results that belong to other groups. */
  function keepFor(groups: readonly ProductsWithSameTraits[]): void {
    if (groups !== resultsOf) [results, begun, resultsOf] = [newResults(), newBegun(), groups]
  }

  return {
    prepare(groups) {
      if (isLargeShop(groups, from)) words.start((categoryIndexesOf(groups) ?? []).map(({ category }) => category))
    },
    async find(wanted, texts, groups, mark) {
      const index = await words.get(mark)
      if (!index) return null
      const terms = JSON.stringify(wanted)
      const query = await queryOf(wanted)
      if (!query) return null
      keepFor(groups)
      const key = `${texts} ${index.version} ${terms}`
      const before = results.get(key)
      if (before) return before
      const found = findProducts(index, groups, query, texts)
      if (!found) return null
      const result = foundProducts(found, groups)
      results.set(key, result, { size: bytesOf(result.total) })
      return result
    },
    async findByBeginnings(beginnings, groups, mark) {
      const index = await words.get(mark)
      if (!index) return null
      keepFor(groups)
      const key = `${index.version} ${JSON.stringify(beginnings)}`
      const before = begun.get(key)
      if (before) return before
      const query = beginnings.map((word) => [{ word, isBeginning: true }])
      const found = findProducts(index, groups, query, 'titled')
      if (!found) return null
      const total = found.reduce((sum, { positions }) => sum + positions.length, 0)
      const titled: Titled = { total, nearest: (wanted) => nearestFound(found, wanted) }
      begun.set(key, titled, { size: bytesOf(total) })
      return titled
    },
    async probes(texts, groups, mark) {
      const index = await words.get(mark)
      if (!index) return null
      let left = mostCost
      return async (terms) => {
        // Looks up all words in one batch, so that the next line finds them cached.
        await queryOf(terms)
        const queries = await Promise.all(terms.map((words) => queryOf([words])))
        const query = queries.flatMap((one) => one ?? [])
        if (queries.includes(null)) return null
        left -= costOf(index, query, texts)
        if (left < 0) return null
        // Yields to other requests between two searches.
        await setImmediate()
        return findsAny(index, groups, query, texts)
      }
    },
    isReady: () => words.isMade(),
    clear: () => words.clear(),
  }
}
