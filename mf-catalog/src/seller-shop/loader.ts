import type { SellerShop } from '@superium/shared/api'
import { data, type LoaderFunctionArgs } from '@superium/shared/router'
import type { ListingData } from '../listing/listing-data'
import { loadListing } from '../listing/loader'
import { isNoSuchShop, loadShop } from './load-shop'

/** A shop and the current page of its products. */
export interface ShopData extends ListingData {
  shop: SellerShop
}

/** Loads `/shop/{slug}` with the listing of the URL; throws a 404 response for an unknown or suspended shop, else `ApiError`. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<ShopData> {
  const slug = params.slug ?? ''
  const shop = await loadShop(slug, request.signal).catch((error: unknown) => {
    if (isNoSuchShop(error)) throw data(null, { status: 404 })
    throw error
  })
  return { ...(await loadListing(request, slug)), shop }
}
