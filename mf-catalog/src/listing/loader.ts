import { api, dataOrThrow, type Listing } from '@superium/shared/api'
import { productPath } from '@superium/shared/constants'
import { errorMessage } from '@superium/shared/loading'
import { type LoaderFunctionArgs, replace } from '@superium/shared/router'
import { loadCategories } from '../categories/load-categories'
import { withFailureLog } from '../loading/log-failure'
import { nullOnError } from '../loading/null-on-error'
import { lastPage } from '../pagination/page-buttons'
import { loadSale } from '../sale/load-sale'
import { failChange, finishChange, takePreviousListing } from './listing-change'
import type { ListingData } from './listing-data'
import { isPriceChosen, type ListingState, listingSearch, parseListing } from './listing-state'
import { snapshotOf } from './snapshot-storage'
import { sorts } from './sort-options'

/**
 * Loads the listing of the URL; a newer navigation aborts it. A page past the end redirects to the last page, and a
 * failed change to the previous listing; the SKU of a product or variant redirects to it. A category that the shop does
 * not have is a 404 response, whatever its page. Otherwise throws `ApiError`.
 */
export const loader = ({ request }: LoaderFunctionArgs): Promise<ListingData> => loadListing(request)

/** Like {@link loader}, but with `seller` (a shop's slug) only that shop's products. */
export async function loadListing(request: Request, seller?: string): Promise<ListingData> {
  const url = new URL(request.url)
  const previous = takePreviousListing(url)
  if (previous) return previous
  try {
    const found = await read(url, request.signal, seller)
    finishChange(url)
    // A `Response`, because any other error would bring the previous listing back.
    if (hasNoSuchCategory(found)) throw new Response(null, { status: 404 })
    const { state, products, count } = found
    const page = lastPage(count, state.size)
    if (products.length === 0 && state.page > page) throw replace(url.pathname + listingSearch({ ...state, page }))
    return found
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error
    const previousAddress = failChange(url, errorMessage(error))
    throw previousAddress === null ? error : replace(previousAddress)
  }
}

const hasNoSuchCategory = ({ state: { category, search }, count, categories }: ListingData): boolean =>
  category !== '' &&
  search === '' &&
  count === 0 &&
  categories.length > 0 &&
  !categories.some(({ keyword }) => keyword === category)

async function read({ search }: URL, signal: AbortSignal, seller: string | undefined): Promise<ListingData> {
  const state = parseListing(search)
  const requestedSnapshot = snapshotOf(state)
  const [found, categories, sale] = await Promise.all([
    find(state, requestedSnapshot, signal, seller),
    // Without category names the listing shows the category's keyword.
    nullOnError(loadCategories(signal)),
    state.collection === 'on-sale' ? nullOnError(loadSale(signal)) : null,
  ])
  const { data: products, count, snapshot, sku } = found
  if (sku && count === 1) throw replace(productPath({ productId: sku.product, variant: sku.variant }))
  return {
    state,
    products,
    count,
    countIsExact: found.countIsExact,
    facets: found.facets,
    highlights: found.highlights,
    corrected: found.corrected,
    relaxed: found.relaxed,
    alternatives: found.instead,
    categories: categories ?? [],
    saleEndsAt: sale?.endsAt ?? null,
    snapshot,
    requestedSnapshot,
    failure: null,
  }
}

async function find(
  state: ListingState,
  snapshot: string | undefined,
  signal: AbortSignal,
  seller: string | undefined,
): Promise<Listing> {
  const {
    collection,
    category,
    search,
    asTyped,
    page,
    size,
    sort,
    min,
    max,
    availability,
    colour,
    variantSize,
    brand,
    rating,
    audience,
    tag,
  } = state
  // A collection has its own ranking until the visitor chooses a sort.
  const order = collection && sort === 'default' ? {} : sorts[sort].query
  const query = {
    ...(collection && { collection }),
    ...(audience && { audience }),
    ...(tag && { tag }),
    ...(category && { category }),
    ...(search && { search }),
    ...(asTyped && { spelling: 'typed' as const }),
    ...order,
    page,
    size,
    ...(seller !== undefined && { seller }),
    ...(isPriceChosen(state) && { min, max }),
    availability: [...availability],
    colour: [...colour],
    variantSize: [...variantSize],
    brand: [...brand],
    ...(rating > 0 && { rating }),
    ...(snapshot !== undefined && { snapshot }),
  }
  return withFailureLog(api.GET('/api/v1/shop/categorywise', { params: { query }, signal }).then(dataOrThrow))
}
