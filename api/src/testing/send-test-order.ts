import type { App } from '../http/app'
import { call } from './test-shop'

/** Sends an order as the account of `token` and returns the response; `orderTotal` in dollars, `change` overrides fields. */
export function sendTestOrder(
  app: App,
  token: string,
  products: object[],
  orderTotal: number,
  change: object = {},
  headers: Record<string, string> = { 'idempotency-key': crypto.randomUUID() },
) {
  const body = {
    name: token,
    email: `${token}@shop.example`,
    phone: '01700000000',
    district: 'D',
    subDistrict: 'S',
    country: 'C',
    orderNotes: 'n',
    postalCode: '1205',
    paymentType: 'check_payments',
    products,
    orderTotal,
    ...change,
  }
  return call(app, 'POST', '/api/v1/shop/orderconfirm', { token, body, headers })
}
