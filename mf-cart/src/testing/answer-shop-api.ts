import type { Order, Product, Quote, QuoteCoupon } from '@superium/shared/api'
import { SHIPPING_FLAT_CENTS, TAX_PERCENT } from '@superium/shared/constants'
import { toCents, toDollars } from '@superium/shared/money'
import {
  type ApiCall,
  answerApi,
  problem,
  productId,
  type Reply,
  success,
  type TestApi,
  testOrder,
  testOrderLine,
} from '@superium/shared/testing'
import type { OrderBody } from '../checkout/order-body'
import type { Wanted } from '../quote/fetch-quote'

/** The API's quote for these products; it knows one coupon, WELCOME10. */
export function quoteOf(products: readonly Product[], wanted: readonly Wanted[], coupon?: string): Quote {
  const lines = wanted.flatMap(({ productId: id, quantity }) => {
    const product = products.find(({ _id }) => _id === id)
    if (!product) return []
    const { name, price, status, stock, images, releaseDate } = product
    const available = status === 'up-coming' ? 0 : Math.min(stock, quantity)
    const total = toDollars(toCents(price) * available)
    const release = releaseDate ? { releaseDate } : {}
    return [
      { productId: id, name, image: images[0] ?? '', status, price, quantity, stock, available, total, ...release },
    ]
  })
  const subtotal = lines.reduce((sum, { total }) => sum + toCents(total), 0)
  const shipping = lines.some(({ available }) => available > 0) ? SHIPPING_FLAT_CENTS : 0
  const code = coupon?.toUpperCase()
  const discount = code === 'WELCOME10' ? Math.round(subtotal / 10) : 0
  const tax = Math.round(((subtotal - discount) * TAX_PERCENT) / 100)
  return {
    lines,
    missing: wanted.flatMap(({ productId: id }) => (products.some(({ _id }) => _id === id) ? [] : [id])),
    missingVariants: [],
    subtotal: toDollars(subtotal),
    discount: toDollars(discount),
    shippingEstimate: toDollars(shipping),
    taxEstimate: toDollars(tax),
    orderTotal: toDollars(subtotal - discount + shipping + tax),
    taxPercent: TAX_PERCENT,
    ...(code && { coupon: couponOf(code) }),
  }
}

const couponOf = (code: string): QuoteCoupon =>
  code === 'WELCOME10'
    ? { code, state: 'applied', description: '10 % off' }
    : { code, state: 'refused', description: '', reason: 'There is no coupon with this code.' }

/** A fake API for a few products: it quotes them, accepts orders by idempotency key, and has one user record. */
export interface Shop extends TestApi {
  products: Product[]
  /** The orders by idempotency key. */
  orders: Map<string, Order>
  /** The idempotency keys that can no longer place an order. */
  withdrawn: Set<string>
  /** Places the order of this call, for an `intercept` that loses the response. */
  takeOrder(call: ApiCall): Reply
}

/** The idempotency key of a call. */
export const orderKey = ({ headers }: ApiCall): string | null => headers.get('idempotency-key')

/** Answers `fetch` with a fake shop that sells these products. */
export function answerShopApi(products: Product[]): Shop {
  const shop: Shop = Object.assign(
    answerApi({
      'POST /shop/quote': ({ body }) => success(quoteOf(shop.products, body.products, body.coupon)),
      'GET /shop/products-by-id': ({ url }) => {
        const ids = url.searchParams.get('ids')?.split(',') ?? []
        return success(shop.products.filter(({ _id }) => ids.includes(_id)))
      },
      'GET /user/get-me': success(userRecord),
      'POST /shop/orderconfirm': (call) => shop.takeOrder(call),
      'POST /shop/orderconfirm/withdraw': (call) => withdraw(shop, orderKey(call) ?? ''),
    }),
    {
      products,
      orders: new Map(),
      withdrawn: new Set<string>(),
      takeOrder: (call: ApiCall) => confirmOrder(shop, orderKey(call) ?? '', call.body),
    },
  )
  return shop
}

const userRecord = {
  email: 'ann@example.com',
  name: 'Ann Example',
  dateOfBirth: '',
  phone: '+880 123',
  address: '1 Lake Road',
  city: 'Dhaka',
  about: '',
  gender: '',
  aboutYou: '',
  picture: '',
  createdAt: '2026-01-01T00:00:00.000Z',
}

function withdraw(shop: Shop, key: string): Reply {
  const placed = shop.orders.get(key)
  if (!placed) shop.withdrawn.add(key)
  return success(placed ? { placed } : {})
}

function confirmOrder(shop: Shop, key: string, body: OrderBody): Reply {
  const message = 'Order placed successfully'
  if (shop.withdrawn.has(key)) return problem(422, 'This attempt to order was withdrawn.')
  const known = shop.orders.get(key)
  if (known) return { ...success(known), message }
  const quote = quoteOf(shop.products, body.products, body.coupon)
  const short = quote.lines.find(({ available, quantity }) => available < quantity)
  if (short) return problem(409, `${short.name} has only ${short.available} left.`, { quote })
  if (quote.orderTotal !== body.orderTotal) return problem(409, 'The total has changed.', { quote })
  const order = testOrder(productId(900 + shop.orders.size), {
    ...body,
    products: body.products.map((line, lineNumber) => testOrderLine({ ...line, lineNumber })),
    status: 'Pending',
    orderNumber: `S-${1000 + shop.orders.size}`,
    createdAt: '2026-01-01T00:00:00.000Z',
    subtotal: quote.subtotal,
    discount: quote.discount,
    shippingEstimate: quote.shippingEstimate,
    taxEstimate: quote.taxEstimate,
    taxPercent: quote.taxPercent,
  })
  shop.orders.set(key, order)
  shop.answer(`GET /shop/orders/${order._id}`, success(order))
  return { ...success(order), message }
}
