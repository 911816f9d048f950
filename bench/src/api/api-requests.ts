import { CATEGORIES } from '@superium/shared/constants'
import type { Request } from '../http/run-load-test'

const pick = <T>(from: readonly T[], n: number): T => {
  const one = from[n % from.length]
  if (one === undefined) throw new Error('There is nothing to pick from.')
  return one
}

/** Rare and common words of the demo catalogue. */
const TERMS = ['socks', 'blue', 'watch', 'cotton shirt', 'mug', 'camera', 'winter', 'ring', 'organic', 'leather bag']

/** A page of a category: all categories, the first five pages, both price orders. */
export function listing(n: number): Request {
  const query = new URLSearchParams({
    category: pick(CATEGORIES, n).keyword,
    page: String(Math.floor(n / 16) % 5),
    size: '20',
    sortId: n % 3 === 0 ? '-1' : '1',
  })
  return { path: `/api/v1/shop/categorywise?${query}` }
}

/** A first page of search results. */
export function search(n: number): Request {
  const query = new URLSearchParams({
    search: pick(TERMS, n),
    page: '0',
    size: '20',
    sortId: '1',
    min: '0',
    max: '3001',
  })
  return { path: `/api/v1/shop/categorywise?${query}` }
}

/** One product. */
export const detail =
  (ids: readonly string[]) =>
  (n: number): Request => ({ path: `/api/v1/shop/data/${pick(ids, n)}` })

/** A product that can be ordered, with the total of an order of one. */
export interface Orderable {
  _id: string
  orderTotal: number
}

/** An order of one product, with a new idempotency key for each. */
export const order =
  (email: string, token: string, products: readonly Orderable[]) =>
  (n: number): Request => {
    const { _id, orderTotal } = pick(products, n)
    return {
      path: '/api/v1/shop/orderconfirm',
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      body: {
        name: 'Bea Buyer',
        email,
        phone: '01700000000',
        street: '12 Lake Road',
        district: 'Dhaka',
        subDistrict: 'Dhanmondi',
        country: 'Bangladesh',
        postalCode: '1205',
        orderNotes: 'Measured by the bench',
        paymentType: 'cash_on_delivery',
        products: [{ productId: _id, quantity: 1 }],
        orderTotal,
      },
    }
  }
