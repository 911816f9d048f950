import { api, dataOrThrow, type Product } from '@superium/shared/api'
import type { Collection } from '../collections/collection-names'

/** Loads a page of a collection in the server's ranking, or of all products. Throws `ApiError`. */
export async function loadCollection(
  query: { page: number; size: number; collection?: Collection },
  signal: AbortSignal,
): Promise<{ data: Product[]; count: number }> {
  return dataOrThrow(await api.GET('/api/v1/shop/products', { params: { query }, signal }))
}
