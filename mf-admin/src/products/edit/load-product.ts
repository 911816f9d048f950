import { type AdminProduct, ApiError, api, dataOrThrow } from '@superium/shared/api'

/** One product as administrators see it, hidden ones too. An unknown id is an `ApiError` 404. */
export async function loadProduct(id: string, signal: AbortSignal): Promise<AdminProduct> {
  const params = { query: { search: id, page: 0, size: 1 } }
  const { data } = dataOrThrow(await api.GET('/api/v1/admin/products', { params, signal }))
  const product = data.find(({ _id }) => _id === id)
  if (!product) throw new ApiError(404, 'No product has this number.', 'id')
  return product
}
