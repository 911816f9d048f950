import type { App } from '../http/app'
import { call } from './test-shop'

interface Line {
  productId: string
  quantity?: number
  variant?: string
}

/** Places an order as the account of `token` at the server's total. Returns the order's id. */
export async function placeTestOrder(app: App, token: string, ...lines: Line[]): Promise<string> {
  const products = lines.map((line) => ({ quantity: 1, ...line }))
  const quoted = await call(app, 'POST', '/api/v1/shop/quote', { body: { products } })
  const body = {
    name: token,
    email: `${token}@shop.example`,
    phone: '1',
    district: 'D',
    subDistrict: 'S',
    country: 'C',
    orderNotes: 'n',
    postalCode: '1',
    paymentType: 'check_payments',
    products,
    orderTotal: quoted.json().data.orderTotal,
  }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const response = await call(app, 'POST', '/api/v1/shop/orderconfirm', { token, body, headers })
  if (response.statusCode !== 200) throw new Error(`the order was refused: ${response.body}`)
  return response.json().data._id
}
