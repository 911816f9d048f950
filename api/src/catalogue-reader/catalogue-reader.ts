import type { Counted } from '../facets/count-facets'
import type { Filters } from '../facets/filters'
import type { Order } from '../products/order'
import type { PartialMatch, PartialSearch } from '../search/best-partial-search'
import type { SearchTerms } from '../search/search-conditions'
import type { Nearest, NearestWanted } from '../word-index/nearest-found'

/** A page of a list: the products that pass the filters, in an order that every reader has (`orders`). */
export interface PageAsked {
  choice: Filters
  order: Order
  size: number
  offset: number
  /** The ids of products to leave out. All of them pass the filters. */
  without: readonly string[]
}

/** Products that can be filtered, counted and paged. */
export interface ProductList {
  /** How many products pass the filters, and the facets. */
  facets(choice: Filters): Promise<Counted>
  /** The ids of a page's products. */
  page(asked: PageAsked): Promise<string[]>
}

/** The products that a search finds. */
export interface Found extends ProductList {
  readonly total: number
  /** Whether counts are exact and every product has a page. */
  readonly isExact: boolean
}

/** Active products whose titles contain words with certain prefixes. */
export interface Titled {
  total: number
  nearest(wanted: NearestWanted): Nearest | null
}

/** Values of a trait with their numbers of products, most first. */
export type TraitCounts = [value: string, count: number][]

/** What is suggested for a text. */
export interface Suggested {
  /** Ids of best-selling products whose titles contain the words. */
  products: string[]
  brands: TraitCounts
  categories: TraitCounts
}

/**
 * Reads the catalogue as it is in one revision. PostgreSQL and this process's memory do; another search engine needs no more
 * than this. `reader-contract.test.ts` says what all of them must answer alike.
 */
export interface CatalogueReader extends ProductList {
  /** Whether several words are searched whole first, because many words begin like them. */
  readonly triesWholeWords: boolean
  /** Nothing for no words. */
  search(wanted: SearchTerms): Promise<Found>
  /** At most `most` of each kind; `fits` says which brands and categories match. */
  suggest(
    wanted: SearchTerms,
    fits: (trait: 'brand' | 'category', value: string) => boolean,
    most: number,
  ): Promise<Suggested>
  /** For a search that finds nothing, the best subset of its words that finds something. */
  bestPart(wanted: PartialSearch): Promise<PartialMatch | null>
  /** For the administrators' list: null if the database has to find these products. */
  titled(beginnings: readonly string[]): Promise<Titled | null>
}
