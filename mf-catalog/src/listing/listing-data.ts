import type { Category, ListedProduct, Listing } from '@superium/shared/api'
import type { ListingState } from './listing-state'

/** Why a change failed, and the query to retry it with. */
export interface ChangeFailure {
  message: string
  search: string
}

export type Facets = Listing['facets']

/** The data of a listing page; `count` and `facets` cover the whole result. */
export interface ListingData {
  state: ListingState
  products: ListedProduct[]
  count: number
  /** False when the API stopped counting at `count`. */
  countIsExact: boolean
  facets: Facets
  /** The matches of the search in each product, in the order of `products`. */
  highlights: Listing['highlights']
  /** The corrected search term, if the results are for one. */
  corrected: string | undefined
  /** The words that the search fell back to because no product has all of them. */
  relaxed: string | undefined
  /** Similar and popular products, for a search without results. */
  alternatives: Listing['instead']
  categories: Category[]
  /** End of the sale (ISO time); only in the sale's own listing. */
  saleEndsAt: string | null
  /** Identifies the state of the catalogue that the results were read from. */
  snapshot: string
  /** The requested snapshot; undefined for the newest one, as always on the server. */
  requestedSnapshot: string | undefined
  /** The latest change, if it failed. */
  failure: ChangeFailure | null
}
