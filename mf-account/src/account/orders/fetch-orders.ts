import { api, dataOrThrow, type Order } from '@superium/shared/api'
import { accountTexts } from '../../texts'

/** Orders on a page of the history. */
export const HISTORY_PAGE_SIZE = 10

/** A page of the history, counted from 0, and how many orders there are. */
export interface OrderHistory {
  orders: Order[]
  count: number
  page: number
}

/** The page of `?page=`; the first one for anything else. */
export function historyPage(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^\d{1,5}$/.test(page) ? Number(page) : 0
}

/** A page of the signed-in visitor's orders, newest first (spec §7 "userorders"). A failure is logged (spec §8). */
export async function fetchOrders(email: string, page: number, signal: AbortSignal): Promise<OrderHistory> {
  const query = { email, page, size: HISTORY_PAGE_SIZE }
  try {
    const { data, count } = dataOrThrow(await api.GET('/api/v1/shop/userorders', { params: { query }, signal }))
    return { orders: data, count, page }
  } catch (error) {
    if (!signal.aborted) console.error(accountTexts.orders.logged, error)
    throw error
  }
}
