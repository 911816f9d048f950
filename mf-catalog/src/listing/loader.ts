import { api, type Category, dataOrThrow, type Listing, type Product } from '@superium/shared/api'
import { type LoaderFunctionArgs, replace } from '@superium/shared/router'
import { loadCategories, loadProducts, loadSale } from '../catalogue/load'
import { optional } from '../catalogue/optional'
import { type ListingState, listingSearch, parseListing } from './listing-state'
import { lastPage } from './pages'
import { sorts } from './sorts'

export type Facets = Listing['facets']

/** What a listing page is made of; `count` is over the whole result, `facets` null where nothing can be filtered. */
export interface ListingData {
  state: ListingState
  products: Product[]
  count: number
  facets: Facets | null
  categories: Category[]
  /** ISO time; for the sale's own listing. */
  saleEndsAt: string | null
}

/** Loads what the URL asks for; a newer navigation aborts it. A page past the end goes to the last one. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ListingData> {
  const { pathname, search } = new URL(request.url)
  const state = parseListing(search)
  const [found, categories, sale] = await Promise.all([
    find(state, request.signal),
    // Names only: without them a listing shows the keyword.
    optional(loadCategories(request.signal)),
    state.collection === 'on-sale' ? optional(loadSale(request.signal)) : null,
  ])
  const last = lastPage(found.count, state.size)
  if (found.data.length === 0 && state.page > last) throw replace(pathname + listingSearch({ ...state, page: last }))
  return {
    state,
    products: found.data,
    count: found.count,
    facets: found.facets,
    categories: categories ?? [],
    saleEndsAt: sale?.endsAt ?? null,
  }
}

async function find(state: ListingState, signal: AbortSignal) {
  const { collection, page, size } = state
  if (collection) return { ...(await loadProducts({ page, size, collection }, signal)), facets: null }
  const { category, search, min, max, availability, brand } = state
  const query = {
    ...(category && { category }),
    ...(search && { search }),
    ...sorts[state.sort].query,
    page,
    size,
    min,
    max,
    availability: [...availability],
    brand: [...brand],
  }
  return dataOrThrow(await api.GET('/api/v1/shop/categorywise', { params: { query }, signal }))
}
