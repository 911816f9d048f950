import { type AdminProduct, api, dataOrThrow } from '@superium/shared/api'

/** Loads a product, also a hidden one. An unknown id is an `ApiError` 404. */
export async function loadProduct(id: string, signal: AbortSignal): Promise<AdminProduct> {
  const params = { path: { id } }
  return dataOrThrow(await api.GET('/api/v1/admin/products/{id}', { params, signal })).data
}
