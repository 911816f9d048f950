import { api, dataOrThrow, type ListedProduct, type Product } from '@superium/shared/api'
import { shopSendsMail } from '../email-alerts/shop-sends-mail'
import { withFailureLog } from '../loading/log-failure'

/** Loads announced and pre-order products at any price; none if the shop sends no e-mail. Throws `ApiError`. */
export async function loadComingProducts(size: number, signal: AbortSignal): Promise<ListedProduct[]> {
  const availability: Product['status'][] = ['pre-order', 'up-coming']
  const query = { availability, page: 0, size, sort: 'best-selling' as const }
  const answer = api.GET('/api/v1/shop/categorywise', { params: { query }, signal })
  const [sendsMail, { data }] = await Promise.all([shopSendsMail(signal), withFailureLog(answer.then(dataOrThrow))])
  return sendsMail ? data : []
}
