import type { Category, Listing, Product } from '@superium/shared/api'
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
  products: Product[]
  count: number
  /** False when the API stopped counting at `count`. */
  countIsExact: boolean
  facets: Facets
  /** Matches of the search in each product, in the order of `products`. */
  highlights: Listing['highlights']
  /** The corrected search term whose results these are. */
  corrected: string | undefined
  /** The words that were searched instead, when no product has all of them. */
  relaxed: string | undefined
  /** Similar and popular products for a search without results. */
  alternatives: Listing['instead']
  categories: Category[]
  /** ISO time; only in the sale's own listing. */
  saleEndsAt: string | null
  /** The state of the catalogue that these results were read from. */
  snapshot: string
  /** The snapshot that was asked for; undefined for the newest, as always on the server. */
  requestedSnapshot: string | undefined
  /** The latest change, when it failed. */
  failure: ChangeFailure | null
}
