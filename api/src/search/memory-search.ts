import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Queries } from '../database/database'
import { categoryIndexesOf } from '../facets/catalogue-groups'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { costOf, type FoundInCategory, findProducts, findsAny, MOST_COST } from '../word-index/find-products'
import type { Texts } from '../word-index/segment'
import { createCurrentWords } from '../word-index/word-index'
import type { WordQuery } from '../word-index/word-query'
import type { Finds } from './best-partial-search'
import { createKnownWords } from './known-words'
import type { SearchTerms } from './search-conditions'

/** Searches the words of a large shop in this process's memory. */
export interface MemorySearch {
  /** Starts to build the index of these products' words. */
  prepare(groups: readonly ProductsWithSameTraits[]): void
  /** Runs a search; null if PostgreSQL has to. `mark` is that of the catalogue's revision. */
  find(
    wanted: SearchTerms,
    texts: Texts,
    groups: readonly ProductsWithSameTraits[],
    mark: string,
  ): Promise<readonly FoundInCategory[] | null>
  /** Finds products whose titles contain words with these prefixes; null if PostgreSQL has to. */
  findByBeginnings(
    beginnings: readonly string[],
    groups: readonly ProductsWithSameTraits[],
    mark: string,
  ): Promise<readonly FoundInCategory[] | null>
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
 * Finding the best part of a search may cost `mostCost` in all. `onError` receives errors of background reads.
 */
export function createMemorySearch(
  db: Queries,
  onError: (error: unknown) => void,
  mostCost: number = MOST_COST,
): MemorySearch {
  const words = createCurrentWords(db, onError)
  const { queryOf } = createKnownWords(db)
  const newResults = () => new LRUCache<string, readonly FoundInCategory[]>({ max: MAX_RESULTS, maxSize: RESULT_BYTES })
  let results = newResults()
  let resultsOf: readonly ProductsWithSameTraits[] = []

  /** Runs a query once for an index and these groups. */
  async function find(
    name: string,
    texts: Texts,
    groups: readonly ProductsWithSameTraits[],
    mark: string,
    toQuery: () => Promise<WordQuery | null>,
  ): Promise<readonly FoundInCategory[] | null> {
    const index = await words.get(mark)
    if (!index) return null
    const query = await toQuery()
    if (!query) return null
    if (groups !== resultsOf) [results, resultsOf] = [newResults(), groups]
    const key = `${texts} ${index.version} ${name}`
    const before = results.get(key)
    if (before) return before
    const found = findProducts(index, groups, query, texts)
    if (found) results.set(key, found, { size: bytesOf(found.reduce((sum, one) => sum + one.positions.length, 0)) })
    return found
  }

  return {
    prepare: (groups) => words.start(categoryIndexesOf(groups).map(({ category }) => category)),
    find: (wanted, texts, groups, mark) => find(JSON.stringify(wanted), texts, groups, mark, () => queryOf(wanted)),
    findByBeginnings: (beginnings, groups, mark) =>
      find(`beginnings ${JSON.stringify(beginnings)}`, 'titled', groups, mark, async () =>
        beginnings.map((word) => [{ word, isBeginning: true }]),
      ),
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
