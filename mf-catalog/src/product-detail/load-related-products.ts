import { api, dataOrThrow, type Product } from '@superium/shared/api'
import { RELATED_REQUEST_SIZE } from '@superium/shared/constants'

/** Other products of the product's category (spec §9: page 0, size 5). */
export async function loadRelatedProducts({ category, _id }: Product, signal: AbortSignal): Promise<Product[]> {
  const query = { category, page: 0, size: RELATED_REQUEST_SIZE, exclude: _id }
  return dataOrThrow(await api.GET('/api/v1/shop/related', { params: { query }, signal })).data
}
