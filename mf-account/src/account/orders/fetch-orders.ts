import { api, dataOrThrow, type Order } from '@superium/shared/api'
import { type Colours, fetchColours } from './fetch-colours'

/** An order with the colours of its products, by product id, where the shop still knows them. */
export interface KnownOrder {
  order: Order
  colours: Colours
}

/** The signed-in visitor's orders, newest first (spec §7 "userorders"). */
export async function fetchOrders(email: string, signal: AbortSignal): Promise<KnownOrder[]> {
  const { data } = dataOrThrow(await api.GET('/api/v1/shop/userorders', { params: { query: { email } }, signal }))
  const colours = await fetchColours(data, signal)
  return data.map((order) => ({ order, colours }))
}
