import { api, dataOrThrow, type ProductDetail } from '@superium/shared/api'

/** One product with its variants; `ApiError` 404 for an unknown id. */
export async function loadProduct(id: string, signal: AbortSignal): Promise<ProductDetail> {
  return dataOrThrow(await api.GET('/api/v1/shop/data/{id}', { params: { path: { id } }, signal })).data
}
