import type { Order, Product, Quote } from '@superium/shared/api'
import { SHIPPING_FLAT_CENTS, TAX_PERCENT } from '@superium/shared/constants'
import { toCents, toDollars } from '@superium/shared/money'
import type { OrderBody } from '../checkout/order-body'
import type { Wanted } from '../quote/fetch-quote'

/** A product id of the form that the API takes. */
export function productId(number: number): string {
  return `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
}

/** The quote that the API gives for these products. */
export function quoteOf(products: readonly Product[], wanted: readonly Wanted[]): Quote {
  const lines = wanted.flatMap(({ productId: id, quantity }) => {
    const product = products.find(({ _id }) => _id === id)
    if (!product) return []
    const { name, price, status, stock, images } = product
    const total = toDollars(toCents(price) * quantity)
    const available = Math.min(stock, quantity)
    return [{ productId: id, name, image: images[0] ?? '', status, price, quantity, stock, available, total }]
  })
  const subtotal = lines.reduce((sum, { total }) => sum + toCents(total), 0)
  const tax = Math.round((subtotal * TAX_PERCENT) / 100)
  return {
    lines,
    missing: wanted.flatMap(({ productId: id }) => (products.some(({ _id }) => _id === id) ? [] : [id])),
    missingVariants: [],
    subtotal: toDollars(subtotal),
    shippingEstimate: toDollars(SHIPPING_FLAT_CENTS),
    taxEstimate: toDollars(tax),
    orderTotal: toDollars(subtotal + SHIPPING_FLAT_CENTS + tax),
  }
}

/** A call that reached the shop. */
export interface Call {
  path: string
  key: string | null
  body: OrderBody & { products: Wanted[] }
}

/** What stands behind `fetch` in tests: it answers as the API does, from `products`, and keeps what was asked of it. */
export interface Shop {
  products: Product[]
  orders: Map<string, Order>
  calls: Call[]
  /** Answers in place of the shop: a response, a network failure (throws), or undefined to let it answer itself. */
  intercept: ((call: Call) => Promise<Response | undefined> | Response | undefined) | null
  /** Answers as the shop does, for an `intercept` that loses the answer. */
  take(call: Call): Response
  /** The calls whose path ends so. */
  callsTo(path: string): Call[]
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** An error as the API answers it. */
export function problem(status: number, message: string, extra: object = {}): Response {
  return json({ status: 'error', message, ...extra }, status)
}

/** Puts a shop with these products behind `fetch`. */
export function openShop(products: Product[]): Shop {
  const shop: Shop = {
    products,
    orders: new Map(),
    calls: [],
    intercept: null,
    take: (call) => answer(shop, call, new URLSearchParams()),
    callsTo: (path) => shop.calls.filter((call) => call.path.endsWith(path)),
  }
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const text = await request.text()
    const url = new URL(request.url)
    const body = text ? JSON.parse(text) : undefined
    const call: Call = { path: url.pathname, key: request.headers.get('idempotency-key'), body }
    shop.calls.push(call)
    init?.signal?.throwIfAborted()
    return (await shop.intercept?.(call)) ?? answer(shop, call, url.searchParams)
  }
  return shop
}

function answer(shop: Shop, { path, key, body }: Call, query: URLSearchParams): Response {
  const name = path.replace('/api/v1', '')
  if (name === '/shop/quote') return json({ status: 'success', data: quoteOf(shop.products, body.products) })
  if (name === '/shop/products-by-id') {
    const ids = query.get('ids')?.split(',') ?? []
    return json({ status: 'success', data: shop.products.filter(({ _id }) => ids.includes(_id)) })
  }
  if (name === '/user/get-me') return json({ status: 'success', data: userRecord })
  if (name === '/shop/orderconfirm') return confirmOrder(shop, key ?? '', body)
  const order = [...shop.orders.values()].find(({ _id }) => name === `/shop/orders/${_id}`)
  return order ? json({ status: 'success', data: order }) : problem(404, 'There is no order.')
}

const userRecord = {
  email: 'ann@example.com',
  name: 'Ann Example',
  dateOfBirth: '',
  phone: '+880 123',
  address: '1 Lake Road',
  about: '',
  gender: '',
  aboutYou: '',
  createdAt: '2026-01-01T00:00:00.000Z',
}

function confirmOrder(shop: Shop, key: string, body: OrderBody): Response {
  const message = 'Order placed successfully'
  const known = shop.orders.get(key)
  if (known) return json({ status: 'success', message, data: known })
  const quote = quoteOf(shop.products, body.products)
  const short = quote.lines.find(({ available, quantity }) => available < quantity)
  if (short) return problem(409, `${short.name} has only ${short.available} left.`, { quote })
  if (quote.orderTotal !== body.orderTotal) return problem(409, 'The total has changed.', { quote })
  const order: Order = {
    ...body,
    _id: productId(900 + shop.orders.size),
    orderNumber: `S-${1000 + shop.orders.size}`,
    status: 'Pending',
    createdAt: '2026-01-01T00:00:00.000Z',
    subtotal: quote.subtotal,
    shippingEstimate: quote.shippingEstimate,
    taxEstimate: quote.taxEstimate,
    timeline: [],
    nextStatuses: ['Cancelled'],
  }
  shop.orders.set(key, order)
  return json({ status: 'success', message, data: order })
}
