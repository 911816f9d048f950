import { api, dataOrThrow, type Product } from '@superium/shared/api'

/** The most ids that one call of `/shop/products-by-id` takes. */
const IDS_PER_CALL = 50

/** The products as they are now; those that are no longer sold are left out. Throws `ApiError` or what the network threw. */
export async function fetchProducts(ids: readonly string[], signal: AbortSignal): Promise<Product[]> {
  const products: Product[] = []
  for (let start = 0; start < ids.length; start += IDS_PER_CALL) {
    const query = { ids: ids.slice(start, start + IDS_PER_CALL).join(',') }
    products.push(...dataOrThrow(await api.GET('/api/v1/shop/products-by-id', { params: { query }, signal })).data)
  }
  return products
}
