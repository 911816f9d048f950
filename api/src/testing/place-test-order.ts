import type { App } from '../http/app'
import { sendTestOrder } from './send-test-order'
import { call } from './test-shop'

interface Line {
  productId: string
  quantity?: number
  variant?: string
}

/** Places an order as the account of `token` at the server's total. Returns the order's id. */
export const placeTestOrder = (app: App, token: string, ...lines: Line[]): Promise<string> =>
  placeTestOrderWith(app, token, {}, ...lines)

/** As `placeTestOrder`, with a coupon or another way to pay. */
export async function placeTestOrderWith(
  app: App,
  token: string,
  { coupon, ...other }: { coupon?: string; paymentType?: string },
  ...lines: Line[]
): Promise<string> {
  const change = coupon === undefined ? {} : { coupon }
  const products = lines.map((line) => ({ quantity: 1, ...line }))
  const quoted = await call(app, 'POST', '/api/v1/shop/quote', { body: { products, ...change } })
  const response = await sendTestOrder(app, token, products, quoted.json().data.orderTotal, { ...change, ...other })
  if (response.statusCode !== 200) throw new Error(`the order was refused: ${response.body}`)
  return response.json().data._id
}
