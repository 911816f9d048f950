import { api, dataOrThrow, type Product } from '@superium/shared/api'
import { RELATED_REQUEST_SIZE } from '@superium/shared/constants'
import { withFailureLog } from '../loading/log-failure'

/** Loads other products of the same category (spec §9: page 0, size 5). Throws `ApiError`. */
export async function loadRelatedProducts({ category, _id }: Product, signal: AbortSignal): Promise<Product[]> {
  const query = { category, page: 0, size: RELATED_REQUEST_SIZE, exclude: _id }
  const answer = api.GET('/api/v1/shop/related', { params: { query }, signal })
  return (await withFailureLog(answer.then(dataOrThrow))).data
}
