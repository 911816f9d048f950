import { api, dataOrThrow, type Order } from '@superium/shared/api'

/** The signed-in visitor's orders, newest first (spec §7 "userorders"). */
export async function fetchOrders(email: string, signal: AbortSignal): Promise<Order[]> {
  return dataOrThrow(await api.GET('/api/v1/shop/userorders', { params: { query: { email } }, signal })).data
}
