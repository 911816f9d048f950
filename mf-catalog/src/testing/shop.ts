import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Listing, Product } from '@superium/shared/api'
import { configureApi } from '@superium/shared/api'
import { testProduct } from '@superium/shared/testing'
import { questionsOf, reviewsOf } from './opinions'

/** What a path answers: a body (status 200), or status and body; a function may look at the query or take its time. */
type Answer = object | ((query: URLSearchParams) => object | Promise<object>)

/** A real HTTP server in the API's place, with the API's shapes; `asked` is what came, path and query. */
export interface Shop {
  asked: URL[]
  /** Sets what a path under `/api/v1/shop` answers. `{status: 'error', code, message}` is a failure. */
  answer(path: string, answer: Answer): void
  /** The queries that a path was asked with, oldest first. */
  queriesOf(path: string): URLSearchParams[]
  /** Method and path of what came, oldest first. */
  methods: string[]
  /** The JSON bodies that a path was sent, oldest first. */
  bodiesOf(path: string): unknown[]
  close(): Promise<void>
}

/** The rest of `count` products after the page's first, as the API would page them. */
export const testProducts = (count: number, change: Partial<Product> = {}): Product[] =>
  Array.from({ length: count }, (_, index) => testProduct(`p${index}`, change))

/** A page of products. */
export const pageOf = (products: Product[], count = products.length) => ({
  status: 'success',
  data: products,
  count,
  snapshot: String(count),
})

/** A page of products with facets. */
export const listingOf = (products: Product[], count = products.length, more: Partial<Listing> = {}) => ({
  ...pageOf(products, count),
  countIsExact: true,
  facets: {
    availability: [
      { value: 'in-stock', count: 7 },
      { value: 'pre-order', count: 2 },
    ],
    brand: [
      { value: 'Northfield', count: 6 },
      { value: 'Ada & Co', count: 3 },
    ],
    category: [{ value: 'books', count: 9 }],
    collection: [],
    rating: [
      { stars: 4, count: 3 },
      { stars: 3, count: 5 },
      { stars: 2, count: 5 },
      { stars: 1, count: 0 },
    ],
    price: { min: 5, max: 1999 },
    priceRanges: [
      { min: 5, max: 25, count: 4 },
      { min: 25.01, max: null, count: 5 },
    ],
  },
  ...more,
})

const categories = [
  { keyword: 'books', name: 'Books', image: '/media/v1-category-a/640.webp', count: 30 },
  { keyword: 'tshirts', name: 'T-Shirts', image: '/media/v1-category-c/640.webp', count: 31 },
]

const usual: Record<string, Answer> = {
  categories: { status: 'success', data: categories },
  products: pageOf(testProducts(3)),
  categorywise: listingOf(testProducts(5), 42),
  related: pageOf(testProducts(5)),
  sale: { status: 'success', data: null },
  'products/a/reviews': reviewsOf([]),
  'products/a/questions': questionsOf([]),
  'shipping-rules': { status: 'success', data: { flat: 25, freeOver: null, taxPercent: 15 } },
}

const failure = (body: object): number => ('code' in body && typeof body.code === 'number' ? body.code : 200)

/** Starts the server and points the API client at it. */
export async function openShop(): Promise<Shop> {
  const answers = new Map(Object.entries(usual))
  const asked: URL[] = []
  const sent: { path: string; body: unknown }[] = []
  const methods: string[] = []
  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://shop.example')
    asked.push(url)
    const path = url.pathname.replace('/api/v1/shop/', '')
    if (request.method === 'POST' || request.method === 'PATCH') {
      sent.push({ path, body: JSON.parse(await text(request)) })
    }
    methods.push(`${request.method} ${path}`)
    const answer = answers.get(path) ?? { status: 'error', code: 404, message: 'There is no such product.' }
    const body = typeof answer === 'function' ? await answer(url.searchParams) : answer
    response.writeHead(failure(body), { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureApi({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  return {
    asked,
    answer: (path, answer) => void answers.set(path, answer),
    queriesOf: (path) =>
      asked.filter(({ pathname }) => pathname === `/api/v1/shop/${path}`).map(({ searchParams }) => searchParams),
    methods,
    bodiesOf: (path) => sent.filter((one) => one.path === path).map(({ body }) => body),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
