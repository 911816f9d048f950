import { accounts } from '../src/accounts'
import { siteUrl } from './site-locations'

/** A script that buys repeatedly with the page and API requests of a shopper's browser. */
export interface Shopper {
  /** The placed orders and all unexpected answers so far. */
  seen(): { orders: number; failures: string[] }
  /** Stops after the current purchase. */
  stop(): Promise<void>
}

interface Product {
  _id: string
  stock: number
  status: string
  variantCount?: number
}

/** Milliseconds between two purchases, within the API's rate limit for writes. */
const PAUSE_MS = 800

export async function startShopper(): Promise<Shopper> {
  const token = await signedIn()
  const failures: string[] = []
  let orders = 0
  let stopped = false

  async function ask<T>(path: string, body?: object): Promise<T | undefined> {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    }
    try {
      const answer = await fetch(siteUrl() + path, {
        headers: body ? headers : { ...headers, accept: 'text/html,application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      if (!answer.ok) failures.push(`${path}: ${answer.status} ${await answer.text()}`)
      else if (answer.headers.get('content-type')?.includes('json')) return (await answer.json()) as T
      else if (!(await answer.text()).includes('</html>')) failures.push(`${path} broke off`)
    } catch (error) {
      failures.push(`${path}: ${error}`)
    }
    return undefined
  }

  async function buy(): Promise<void> {
    const listing = '/api/v1/shop/categorywise?category=books&page=0&size=100&sortId=1&min=0&max=3001'
    const found = await ask<{ data: Product[] }>(listing)
    const product = found?.data.find((one) => one.stock > 1 && one.status === 'in-stock' && !one.variantCount)
    if (!product) return void failures.push('nothing to buy')
    for (const page of ['/category?category=books', `/product-detail/${product._id}`, '/cart', '/checkout']) {
      await ask(page)
    }
    const products = [{ productId: product._id, quantity: 1 }]
    const quote = await ask<{ data: { orderTotal: number } }>('/api/v1/shop/quote', { products })
    const order = await ask<{ data: { _id: string; orderNumber: number } }>('/api/v1/shop/orderconfirm', {
      ...billing,
      products,
      orderTotal: quote?.data.orderTotal,
    })
    if (!order?.data.orderNumber) return void failures.push('no order')
    orders += 1
    // Only a few orders of an account may wait for payment.
    await ask(`/api/v1/shop/orders/${order.data._id}/cancel`, {})
  }

  const bought = (async () => {
    while (!stopped) {
      await buy()
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  })()
  return {
    seen: () => ({ orders, failures }),
    async stop() {
      stopped = true
      await bought
    },
  }
}

const billing = {
  name: 'Kim',
  email: accounts.buyer,
  phone: '01700000000',
  street: '12 Lake Road',
  district: 'Dhaka',
  subDistrict: 'Dhanmondi',
  country: 'Bangladesh',
  orderNotes: 'Please ring twice',
  postalCode: '1205',
  paymentType: 'cash_on_delivery',
  orderNumber: 0,
  status: 'Pending',
}

async function signedIn(): Promise<string> {
  const answer = await fetch(`${siteUrl()}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: accounts.buyer, password: accounts.password, returnSecureToken: true }),
  })
  const { idToken } = (await answer.json()) as { idToken?: string }
  if (!idToken) throw new Error(`the buyer cannot sign in: ${answer.status}`)
  return idToken
}
