import { and, type SQL, sql } from 'drizzle-orm'
import type { SwrCache } from '../cache/swr-cache'
import type { Database } from '../database/database'
import { countFacets } from '../facets/count-facets'
import { filterCondition, filteredByPrice, shownCents } from '../facets/filters'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { findBestSelling } from '../products/find-best-selling'
import type { Order } from '../products/order'
import { type ListScope, pageOfIds } from '../products/page-of-ids'
import { products } from '../products/table'
import { bestPartialSearch } from '../search/best-partial-search'
import { searchConditions } from '../search/search-conditions'
import { LARGE } from '../word-index/large-shop'
import type { CatalogueReader, PageAsked } from './catalogue-reader'
import { findInDatabase } from './find-in-database'
import { type FoundProducts, foundList, nothingFound, toFoundProducts } from './found-list'
import { matchingTraits } from './trait-counts'

/** What a reader reads. */
export interface Source {
  db: Database
  /** The groups of the revision, and its running sales. */
  groups: readonly ProductsWithSameTraits[]
  sales: ReadonlySet<string>
  /** Changes with the catalogue. */
  mark: string
  /** Results of searches. */
  searches: SwrCache<FoundProducts>
  /** Queues an expensive read. */
  limitConcurrency<T>(read: () => Promise<T>): Promise<T>
}

/** The offset from which OFFSET becomes slow, because it reads all products before the page. */
const DEEP = 10_000

/** Reads a page; deep pages count as expensive reads, which run only a few at a time. */
export const limitDeepReads = <T>(
  { limitConcurrency }: Pick<Source, 'limitConcurrency'>,
  offset: number,
  read: () => Promise<T>,
): Promise<T> => (offset < DEEP ? read() : limitConcurrency(read))

/** Best-selling products that are searched for suggestions first. */
const WINDOW = 2000

const isByPrice = (order: Order): boolean => order === 'cheapest' || order === 'dearest'

/** The price by which products are sorted, if it is not their own: that of a variant that passes. */
export const shownPriceOf = (order: Order, choice: PageAsked['choice']): SQL | undefined =>
  isByPrice(order) ? shownCents(choice) : undefined

/** Leaves products out. */
export const leftOut = (without: readonly string[]): SQL | undefined =>
  without.length > 0 ? sql`${products.id} <> all(${`{${without.join(',')}}`}::uuid[])` : undefined

/** The products of a list. */
export function listScope(
  { choice, order, without }: Pick<PageAsked, 'choice' | 'order' | 'without'>,
  sales: ReadonlySet<string>,
): ListScope {
  const left = leftOut(without)
  if (!isByPrice(order)) return { own: and(filterCondition(choice, sales), left) }
  const { own, priced } = filteredByPrice(choice, sales)
  return { own: and(own, left), ...(priced && { priced: { ...priced, scope: and(priced.scope, left) } }) }
}

/** Reads the catalogue from PostgreSQL. Its counts and facets come from the category indexes, which every process keeps. */
export function postgresReader(source: Source): CatalogueReader {
  const { db, groups, sales, mark, searches, limitConcurrency } = source
  const facets: CatalogueReader['facets'] = async (choice) => countFacets(groups, choice, sales)
  return {
    facets,
    async page(asked) {
      const { choice, order, size, offset, without } = asked
      const { count } = await facets(choice)
      const scope = listScope(asked, sales)
      const { query, backwards } = pageOfIds(scope, order, { size, offset, total: count - without.length })
      const read = () => db.execute<{ id: string }>(query)
      // Prices of variants are looked up product by product.
      const { rows } = await (scope.priced ? limitConcurrency(read) : limitDeepReads(source, offset, read))
      const ids = rows.map(({ id }) => id)
      return backwards ? ids.reverse() : ids
    },
    triesWholeWords: false,
    async search(wanted) {
      if (wanted.length === 0) return nothingFound(groups, sales)
      const read = async () =>
        toFoundProducts(db, wanted, groups, await findInDatabase(db, groups, wanted, sql`true`, LARGE))
      const found = await searches.get(JSON.stringify(wanted), () => limitConcurrency(read), mark)
      return foundList(found, sales)
    },
    suggest: async (wanted, fits, most) => ({
      products: await limitConcurrency(() => findBestSelling(db, searchConditions(wanted).named, most, WINDOW)),
      ...matchingTraits(groups, fits, most),
    }),
    bestPart: (wanted) => limitConcurrency(() => bestPartialSearch(db, wanted, null)),
    titled: async () => null,
  }
}
