import type { App } from '../http/app'
import { call } from './test-shop'

/** Sends an order as the account of `token` and returns the response; `orderTotal` in dollars. */
export function sendTestOrder(app: App, token: string, products: object[], orderTotal: number) {
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
    orderTotal,
  }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  return call(app, 'POST', '/api/v1/shop/orderconfirm', { token, body, headers })
}
