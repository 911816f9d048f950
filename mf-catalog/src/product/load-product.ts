import { ApiError, api, dataOrThrow, type ProductDetail } from '@superium/shared/api'
import { withFailureLog } from '../loading/log-failure'

/** Whether the API says that there is no such product; it answers 400 or 414 to an impossible id. */
export const isNoSuchProduct = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 414].includes(error.status)

/** Loads a product with its variants. Throws `ApiError`, 404 for an unknown id. */
export async function loadProduct(id: string, signal: AbortSignal): Promise<ProductDetail> {
  const answer = api.GET('/api/v1/shop/data/{id}', { params: { path: { id } }, signal })
  return (await withFailureLog(answer.then(dataOrThrow), isNoSuchProduct)).data
}
