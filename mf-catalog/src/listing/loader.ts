import { ApiError, api, type Category, dataOrThrow, type Listing, type Product } from '@superium/shared/api'
import { type LoaderFunctionArgs, replace } from '@superium/shared/router'
import { loadCategories } from '../categories/load-categories'
import { nullOnError } from '../loading/null-on-error'
import { lastPage } from '../pagination/page-buttons'
import { loadSale } from '../sale/load-sale'
import { texts } from '../texts'
import { type ChangeFailure, failChange, finishChange, takePreviousListing } from './failed-change'
import { type ListingState, listingSearch, parseListing } from './listing-state'
import { snapshotOf } from './snapshot-storage'
import { sorts } from './sort-options'

export type Facets = Listing['facets']

/** What a listing page is made of; `count` is over the whole result, and so are `facets`. */
export interface ListingData {
  state: ListingState
  products: Product[]
  count: number
  /** False when more were found than are counted. */
  countIsExact: boolean
  facets: Facets
  /** Where each product answers a search, in their order. */
  highlights: Listing['highlights']
  /** What was searched for instead. */
  corrected: string | undefined
  /** For a search that finds nothing. */
  instead: Listing['instead']
  categories: Category[]
  /** ISO time; for the sale's own listing. */
  saleEndsAt: string | null
  /** As of when it was read. */
  snapshot: string
  /** As of when it was to be read; undefined for as of now, which is all that a server knows of. */
  asked: string | undefined
  /** The change that was asked for last, when it could not be had. */
  refusal: ChangeFailure | null
}

/**
 * Loads what the URL asks for; a newer navigation aborts it. A page past the end goes to the last one. A change of what
 * is shown that fails goes back to it.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<ListingData> {
  const url = new URL(request.url)
  const kept = takePreviousListing(url)
  if (kept) return kept
  try {
    const data = await read(url, request.signal)
    finishChange(url)
    return data
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error
    const before = failChange(url, error instanceof ApiError ? error.message : texts.listing.unreachable)
    throw before === null ? error : replace(before)
  }
}

async function read({ pathname, search }: URL, signal: AbortSignal): Promise<ListingData> {
  const state = parseListing(search)
  const asked = snapshotOf(state)
  const [found, categories, sale] = await Promise.all([
    find(state, asked, signal),
    // Names only: without them a listing shows the keyword.
    nullOnError(loadCategories(signal)),
    state.collection === 'on-sale' ? nullOnError(loadSale(signal)) : null,
  ])
  const { data: products, count, snapshot } = found
  const last = lastPage(count, state.size)
  if (products.length === 0 && state.page > last) throw replace(pathname + listingSearch({ ...state, page: last }))
  return {
    state,
    products,
    count,
    countIsExact: found.countIsExact,
    facets: found.facets,
    highlights: found.highlights,
    corrected: found.corrected,
    instead: found.instead,
    categories: categories ?? [],
    saleEndsAt: sale?.endsAt ?? null,
    snapshot,
    asked,
    refusal: null,
  }
}

async function find(state: ListingState, snapshot: string | undefined, signal: AbortSignal): Promise<Listing> {
  const { collection, category, search, page, size, sort, min, max, availability, brand, rating } = state
  // A collection has a ranking of its own, until another order is chosen.
  const order = collection && sort === 'default' ? {} : sorts[sort].query
  const query = {
    ...(collection && { collection }),
    ...(category && { category }),
    ...(search && { search }),
    ...order,
    page,
    size,
    min,
    max,
    availability: [...availability],
    brand: [...brand],
    ...(rating > 0 && { rating }),
    ...(snapshot !== undefined && { snapshot }),
  }
  return dataOrThrow(await api.GET('/api/v1/shop/categorywise', { params: { query }, signal }))
}
