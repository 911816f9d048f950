import { CATEGORIES } from '@superium/shared/constants'
import type { Request } from '../../http/run-load-test'
import { headersOf } from '../site/accounts'
import { orderBody } from '../site/order-request'
import type { Flood } from './flood'

/** Attackers' addresses from the documentation block (RFC 5737); each flood has its own. */
const from = (last: number) => ({ 'x-forwarded-for': `203.0.113.${last}` })

const pick = <T>(list: readonly T[], n: number): T => {
  const one = list[n % list.length]
  if (one === undefined) throw new Error('The flood has nothing to ask for.')
  return one
}

const listing = (headers: Record<string, string>, query: Record<string, string | number>): Request => {
  const all = { page: 0, size: 20, sortId: 1, min: 0, max: 3001, ...query }
  return {
    path: `/api/v1/shop/categorywise?${new URLSearchParams(Object.entries(all).map(([k, v]) => [k, String(v)]))}`,
    headers,
  }
}

const WORDS = ['cotton', 'blue', 'winter', 'leather', 'classic', 'smart', 'soft', 'travel', 'steel', 'light', 'summer']

/** Two common words, and a third that makes every search different. */
const words = (n: number): string =>
  `${pick(WORDS, n)} ${pick(WORDS, Math.floor(n / WORDS.length) + 1)}${n % 7 === 0 ? '' : ` ${n.toString(36)}`}`

const WIDTHS = [96, 320, 480, 640, 960, 1280, 1600]

/** All floods of issue 18 A, each by one visitor or one account. */
export const FLOODS: readonly Flood[] = [
  {
    name: 'sitemap',
    connections: 20,
    next: (n) => ({
      path: n % 2 === 0 ? `/sitemap.xml?n=${n}` : `/api/v1/shop/sitemap/pages?size=1&n=${n}`,
      headers: from(1),
    }),
  },
  {
    name: 'stock grabbing',
    connections: 20,
    next(n, { wares, unverified }) {
      const account = pick(unverified, n)
      const products = Array.from({ length: 20 }, (_, at) => ({ productId: pick(wares, n + at).id, quantity: 20 }))
      return {
        path: '/api/v1/shop/orderconfirm',
        method: 'POST',
        headers: { ...headersOf({ ...account, ip: '203.0.113.2' }), 'idempotency-key': crypto.randomUUID() },
        body: orderBody(account, products, 1),
      }
    },
  },
  {
    name: 'searches of two words',
    connections: 110,
    cost: 4,
    next: (n) => listing(from(3), { search: words(n) }),
  },
  {
    name: 'deep pages',
    connections: 20,
    cost: 4,
    next: (n) => listing(from(4), { category: pick(CATEGORIES, n).keyword, page: 200 + (n % 9000), min: n % 90 }),
  },
  {
    name: 'histories of huge orders',
    connections: 8,
    cost: 10,
    next(n, { regulars }) {
      const account = pick(regulars, n)
      const query = new URLSearchParams({ email: account.email, page: '0', size: '50' })
      return { path: `/api/v1/shop/userorders?${query}`, headers: headersOf({ ...account, ip: '203.0.113.5' }) }
    },
  },
  {
    name: 'pictures nobody has seen',
    connections: 20,
    next(n, { wares }) {
      const folder = pick(pick(wares, n).pictures, Math.floor(n / wares.length))
      const kind = pick(['avif', 'webp'], Math.floor(n / wares.length / 7))
      return { path: `${folder}/${pick(WIDTHS, Math.floor(n / wares.length))}.${kind}`, headers: from(6) }
    },
  },
  {
    name: 'large bodies',
    connections: 20,
    next: (n) => ({
      path: '/api/v1/shop/quote',
      method: 'POST',
      headers: from(7),
      body: { products: 'x'.repeat(3_000_000 + n) },
    }),
  },
  {
    name: 'sign-ups',
    connections: 20,
    cost: 5,
    next: (n) => ({
      path: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key',
      method: 'POST',
      headers: from(8),
      body: { email: `flood-${n}-${Date.now()}@harden.example`, password: 'a-long-password', returnSecureToken: true },
    }),
  },
  {
    name: 'listings never asked for before',
    connections: 20,
    cost: 1,
    next: (n) =>
      listing(from(9), { category: pick(CATEGORIES, n).keyword, min: n % 1000, max: 1001 + Math.floor(n / 1000) }),
  },
  {
    name: 'details and quotes',
    connections: 20,
    cost: 1,
    next(n, { wares }) {
      const { id } = pick(wares, n)
      if (n % 2 === 0) return { path: `/api/v1/shop/data/${id}`, headers: from(10) }
      const products = Array.from({ length: 20 }, (_, at) => ({ productId: pick(wares, n + at).id, quantity: 1 }))
      return { path: '/api/v1/shop/quote', method: 'POST', headers: from(10), body: { products } }
    },
  },
  {
    name: 'pages that are rendered',
    connections: 20,
    cost: 4,
    next: (n) => ({
      path: `/category?category=${pick(CATEGORIES, n).keyword}&min=${n % 1000}&max=${1001 + Math.floor(n / 1000)}`,
      headers: { ...from(11), accept: 'text/html' },
    }),
  },
]
