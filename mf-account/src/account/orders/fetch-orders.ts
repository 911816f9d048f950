import { api, dataOrThrow, type Order } from '@superium/shared/api'
import { accountTexts } from '../../texts'

/** Orders on a page of the history. */
export const HISTORY_PAGE_SIZE = 10

/** A page of the order history, counted from 0, and the total number of orders. */
export interface OrderHistory {
  orders: Order[]
  count: number
  page: number
}

/** The page in `?page=`; the first page for anything else. */
export function historyPage(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^\d{1,5}$/.test(page) ? Number(page) : 0
}

/** Loads a page of the signed-in visitor's orders, newest first (spec §7 "userorders"). Logs a failure (spec §8). */
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
