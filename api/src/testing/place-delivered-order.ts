import { orderCalls } from './order-calls'
import { placeTestOrder } from './place-test-order'
import type { TestShop } from './test-shop'

/** Places an order as the account of `token`, which then arrives as a whole. Returns its id. */
export async function placeDeliveredOrder(
  shop: TestShop,
  token: string,
  ...lines: Parameters<typeof placeTestOrder>[2][]
): Promise<string> {
  const id = await placeTestOrder(shop.app, token, ...lines)
  await orderCalls(shop).move(id, 'Confirmed', 'Shipped', 'Delivered')
  return id
}
