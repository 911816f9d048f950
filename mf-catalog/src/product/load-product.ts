import { api, dataOrThrow, type ProductDetail } from '@superium/shared/api'

/** Loads a product with its variants. Throws `ApiError`, 404 for an unknown id. */
export async function loadProduct(id: string, signal: AbortSignal): Promise<ProductDetail> {
  return dataOrThrow(await api.GET('/api/v1/shop/data/{id}', { params: { path: { id } }, signal })).data
}
