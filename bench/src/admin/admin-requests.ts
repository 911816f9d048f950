import { CATEGORIES } from '@superium/shared/constants'
import type { Request } from '../http/run-load-test'

/** Ids of existing rows for the requests. */
export interface Sample {
  orders: readonly string[]
  pendingOrders: readonly string[]
  products: readonly string[]
  people: readonly string[]
  sellers: readonly string[]
  sales: readonly string[]
  messages: readonly string[]
  skus: readonly string[]
  orderNumbers: readonly string[]
  /** Products with the edition (version number) that a bulk edit must name. */
  editions: readonly { id: string; edition: number }[]
  /** Shoppers' texts that no administrator has checked yet. */
  newTexts: readonly { productId: string; kind: string; contentId: string }[]
}

type Next = (n: number) => Request

const at = <T>(items: readonly T[], n: number): T => {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

const get = (path: string, query: Record<string, string> = {}): Request => ({
  path: `/api/v1/admin/${path}?${new URLSearchParams(query)}`,
})

const DAY_MS = 86_400_000
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

const SOME_ID = '01890000-0000-7000-8000-000000000001'
const cursor = (value: string, id: string): string => Buffer.from(JSON.stringify([value, id])).toString('base64url')
/** A time of the last two years. */
const timeOf = (n: number): number => Date.now() - ((n * 7919) % 720) * DAY_MS

/** A cursor at any depth of a list sorted by time, like the API's but without a count. */
const place = (n: number, zone: string, id = SOME_ID): string =>
  cursor(`${new Date(timeOf(n)).toISOString().slice(0, 19).replace('T', ' ')}${zone}`, id)

/** A cursor among the sales that have ended, which come last (`api/src/sales/in-order.ts`). */
const placeInSales = (n: number): string =>
  cursor(String(300_000_000_000_000_000n - BigInt(timeOf(n)) * 1000n), SOME_ID)

const ORDER_SORTS = ['newest', 'oldest', 'total-high', 'total-low'] as const
const ORDER_FILTERS: Record<string, string>[] = [
  { status: 'Pending' },
  { status: 'Delivered' },
  { status: 'Delivered', paid: 'paid' },
  { paid: 'open' },
  { payment: 'check_payments' },
  { returns: 'waiting' },
  { status: 'Return requested' },
  { seller: 'shop' },
  { from: dayBefore(200), to: dayBefore(100), sort: 'total-high' },
]
const PRODUCT_SORTS = ['newest', 'changed', 'name', 'price-low', 'price-high', 'fewest-left', 'most-left'] as const
const PRODUCT_FILTERS: Record<string, string>[] = [
  ...CATEGORIES.map(({ keyword }) => ({ category: keyword })),
  { state: 'archived' },
  { availability: 'sold-out' },
  { stock: 'low' },
  { stock: 'low', sort: 'fewest-left' },
  { state: 'archived', sort: 'most-left' },
  { availability: 'sold-out', sort: 'most-left' },
  { owner: 'shop', category: 'books' },
]
const PEOPLE = ['maya', 'lindqvist', 'jonas okafor', 'history-77', 'priya', 'silva', '01710000123', 'zzz']
const WORDS = ['mug', 'blue', 'cotton shirt', 'winter', 'leather bag', 'organic', 'camera', 'zzz']
const RANGES = [1, 7, 30, 90, 365, 730]

const range = (n: number): Record<string, string> => ({ from: dayBefore(at(RANGES, n) - 1), to: dayBefore(0) })

/** The read requests of the back office (lists, forms and figures) by kind. */
export const readings = (sample: Sample): Record<string, Next> => ({
  'orders list': (n) => get('orders', { size: '20', sort: at(ORDER_SORTS, n) }),
  'orders list at any depth': (n) => get('orders', { size: '20', after: place(n, '+00') }),
  'orders list with filters': (n) => get('orders', { size: '20', ...at(ORDER_FILTERS, n) }),
  'orders search': (n) =>
    get('orders', { size: '20', search: at([...PEOPLE, at(sample.orderNumbers, n), at(sample.skus, n)], n) }),
  order: (n) => get(`orders/${at(sample.orders, n)}`),
  'products list': (n) => get('products', { size: '20', sort: at(PRODUCT_SORTS, n) }),
  'products list at any depth': (n) => get('products', { size: '20', after: place(n, '') }),
  'products list with filters': (n) => get('products', { size: '20', ...at(PRODUCT_FILTERS, n) }),
  'products search': (n) => get('products', { size: '20', search: at([...WORDS, at(sample.skus, n)], n) }),
  'product form': (n) => get(`products/${at(sample.products, Math.floor(n / 3))}${at(['', '/prices', '/stock'], n)}`),
  dashboard: (n) => get('dashboard', { ...range(n), by: at(['day', 'week', 'month'], n) }),
  'best sellers': (n) => get('best-sellers', range(n)),
  'low stock and summary': (n) => get(at(['low-stock', 'summary'], n)),
  people: (n) => get('users', { size: '20', ...(n % 2 === 0 && { search: at(PEOPLE, n / 2) }) }),
  person: (n) => get(`users/${at(sample.people, n)}`),
  sellers: (n) =>
    at(
      [
        get('sellers', { size: '20' }),
        get('sellers', { size: '20', search: at(PEOPLE, n) }),
        get(`sellers/${at(sample.sellers, n)}`),
      ],
      n,
    ),
  'reviews and questions': (n) =>
    get('texts', {
      size: '20',
      ...at(
        [
          {},
          { state: 'new' },
          { state: 'reported' },
          { state: 'hidden' },
          { kind: 'review', after: place(n, '+00') },
          { search: 'drawer' },
        ] as Record<string, string>[],
        n,
      ),
    }),
  messages: (n) =>
    at(
      [
        get('messages', { size: '20', state: 'open' }),
        get('messages', { size: '20', after: place(n, '+00') }),
        get(`messages/${at(sample.messages, n)}`),
      ],
      n,
    ),
  coupons: (n) => get('coupons', { size: '20', ...(n % 2 === 0 && { search: `HISTORY-${n % 50}` }) }),
  sales: (n) =>
    at(
      [get('sales', { size: '20' }), get('sales', { size: '20', state: 'ended' }), get(`sales/${at(sample.sales, n)}`)],
      n,
    ),
  audit: (n) =>
    get(
      'audit',
      at(
        [
          {},
          { operation: 'adminSetOrderStatus', to: dayBefore(n % 700) },
          { search: at(PEOPLE, n) },
          { search: 'S-26' },
        ] as Record<string, string>[],
        n,
      ),
    ),
  'lists of other rows at any depth': (n) =>
    at(
      [
        ...['users', 'coupons'].map((list) => get(list, { size: '20', after: place(n, '+00', 'm') })),
        ...['sellers', 'messages'].map((list) => get(list, { size: '20', after: place(n, '+00') })),
        get('sales', { size: '20', after: placeInSales(n) }),
        get('texts', { size: '20', kind: 'question', before: place(n, '+00') }),
      ],
      n,
    ),
  'orders and texts of a person': (n) =>
    get(at(['orders', 'texts'], n), { size: '20', person: at(sample.people, Math.floor(n / 2)) }),
  'imports and saved views': (n) => get(at(['imports', 'views/orders', 'views/products'], n)),
  'palette: orders, products, people': (n) =>
    get(at(['orders', 'products', 'users'], n), { size: '5', search: at([...PEOPLE, ...WORDS], Math.floor(n / 3)) }),
})

/** Products of one bulk edit. */
const AT_ONCE = 10

/** The write requests of the back office by kind, each with the maximum number of calls. */
export const writings = ({
  pendingOrders,
  products,
  editions,
  messages,
  newTexts,
}: Sample): Record<string, { next: Next; calls?: number }> => ({
  'order status': {
    next: (n) => ({
      path: `/api/v1/admin/orders/${at(pendingOrders, n - 1)}/status`,
      method: 'POST',
      body: { status: 'Confirmed' },
    }),
    calls: pendingOrders.length,
  },
  'stock movement': {
    next: (n) => ({
      path: `/api/v1/admin/products/${at(products, n)}/stock`,
      method: 'POST',
      body: { key: crypto.randomUUID(), kind: 'received', pieces: 1 },
    }),
  },
  // Runs before the single edits, which change the editions that it names.
  'bulk edit of ten products': {
    next: (n) => ({
      path: '/api/v1/admin/products/bulk',
      method: 'POST',
      body: {
        ...{ key: crypto.randomUUID(), dryRun: n % 2 === 0, change: { stockChange: 1 } },
        products: Array.from({ length: AT_ONCE }, (_, offset) => at(editions, n * AT_ONCE + offset)),
      },
    }),
  },
  'product edit': {
    next: (n) => ({
      path: `/api/v1/admin/products/${at(products, n)}`,
      method: 'PATCH',
      body: { price: 20 + (n % 900) / 100 },
    }),
  },
  'message done or open': {
    next: (n) => ({ path: `/api/v1/admin/messages/${at(messages, n)}`, method: 'PATCH', body: { done: n % 2 === 0 } }),
  },
  'text kept': {
    next: (n) => ({ path: '/api/v1/admin/texts/keep', method: 'POST', body: { texts: [at(newTexts, n)] } }),
    calls: newTexts.length,
  },
  'new coupon': {
    next: () => ({
      path: '/api/v1/admin/coupons',
      method: 'POST',
      body: { code: `BENCH-${crypto.randomUUID().slice(0, 18)}`, kind: 'percentage', percent: 10, active: false },
    }),
  },
})
