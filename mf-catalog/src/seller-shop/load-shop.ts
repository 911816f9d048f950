import { ApiError, api, dataOrThrow, type SellerShop } from '@superium/shared/api'
import { withFailureLog } from '../loading/log-failure'

/** Whether the API says that there is no such shop; it answers 400 or 414 to an impossible slug. */
export const isNoSuchShop = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 414].includes(error.status)

/** Loads the shop of a seller. Throws `ApiError`, 404 for an unknown or suspended one. */
export async function loadShop(slug: string, signal: AbortSignal): Promise<SellerShop> {
  const answer = api.GET('/api/v1/shop/sellers/{slug}', { params: { path: { slug } }, signal })
  return (await withFailureLog(answer.then(dataOrThrow), isNoSuchShop)).data
}
