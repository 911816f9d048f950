import { api, dataOrThrow, type Product } from '@superium/shared/api'
import type { Collection } from '../collections/collection-names'
import { withFailureLog } from '../loading/log-failure'

/** Loads a page of a collection in the server's ranking, or of all products. Throws `ApiError`. */
export async function loadCollection(
  query: { page: number; size: number; collection?: Collection },
  signal: AbortSignal,
): Promise<{ data: Product[]; count: number }> {
  return withFailureLog(api.GET('/api/v1/shop/products', { params: { query }, signal }).then(dataOrThrow))
}
