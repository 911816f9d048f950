import { type AdminProductDetail, api, dataOrThrow, type ProductPrices } from '@superium/shared/api'

/** Loads a product, even an archived one. An unknown id is an `ApiError` 404. */
export async function loadProduct(id: string, signal: AbortSignal): Promise<AdminProductDetail> {
  const params = { path: { id } }
  return dataOrThrow(await api.GET('/api/v1/admin/products/{id}', { params, signal })).data
}

/** Loads a product's price history and sales. An unknown id is an `ApiError` 404. */
export async function loadPrices(id: string, signal: AbortSignal): Promise<ProductPrices> {
  const params = { path: { id } }
  return dataOrThrow(await api.GET('/api/v1/admin/products/{id}/prices', { params, signal })).data
}
