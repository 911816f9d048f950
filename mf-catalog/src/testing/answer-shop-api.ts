import { configureApi, type Listing, type Product } from '@superium/shared/api'
import { type ApiCall, answerApi, problem, type Reply, type TestApi, testProduct } from '@superium/shared/testing'
import { questionsOf, reviewsOf } from './product-samples'

type Body = { status: string; code?: number; message?: string }

/** A response body; one with `status: "error"` is sent with its `code`. A function gets the query. */
type ShopAnswer = object | ((query: URLSearchParams) => object | Promise<object>)

/** The shop's API behind `fetch`; paths are relative to `/api/v1/shop`, whatever the method. */
export interface Shop extends Pick<TestApi, 'calls'> {
  answer(path: string, answer: ShopAnswer): void
  /** The queries of the requests to a path, oldest first. */
  queriesOf(path: string): URLSearchParams[]
  /** The bodies that were sent to a path, oldest first. */
  bodiesOf(path: string): unknown[]
}

/** Products `p0`, `p1` and so on. */
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
    colour: [
      { value: 'Rust', count: 4 },
      { value: 'Sky', count: 2 },
    ],
    variantSize: [{ value: 'M', count: 5 }],
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
  {
    ...{ keyword: 'beauty', name: 'Beauty', image: '/media/v1-category-d/640.webp', count: 4 },
    banner: '/media/v1-banner-1/640.webp',
  },
]

const DEFAULT_ANSWERS: Record<string, ShopAnswer> = {
  categories: { status: 'success', data: categories },
  products: pageOf(testProducts(3)),
  categorywise: listingOf(testProducts(5), 42),
  related: pageOf(testProducts(5)),
  sale: { status: 'success', data: null },
  settings: { status: 'success', data: { mail: true } },
  'products/a/reviews': reviewsOf([]),
  'products/a/questions': questionsOf([]),
  'shipping-rules': { status: 'success', data: { flat: 25, freeOver: null, taxPercent: 15 } },
}

const pathOf = ({ name }: ApiCall): string => name.replace(/^\w+ \/shop\//, '')

function replyOf(body: object): Reply {
  const { status, code = 200, message = '' } = body as Body
  return status === 'error' ? problem(code, message, body) : body
}

/** Answers API requests with sample data; `answer` replaces the data of a path. */
export function answerShopApi(): Shop {
  configureApi({ baseUrl: 'http://shop.example' })
  const answers = new Map(Object.entries(DEFAULT_ANSWERS))
  const api = answerApi()
  api.intercept = async (call) => {
    const answer = answers.get(pathOf(call))
    const body = typeof answer === 'function' ? await answer(call.url.searchParams) : answer
    return body && replyOf(body)
  }
  const callsTo = (path: string): ApiCall[] => api.calls.filter((call) => pathOf(call) === path)
  return {
    calls: api.calls,
    answer: (path, answer) => void answers.set(path, answer),
    queriesOf: (path) => callsTo(path).map(({ url }) => url.searchParams),
    bodiesOf: (path) => callsTo(path).flatMap(({ name, body }) => (/^(POST|PATCH)/.test(name) ? [body] : [])),
  }
}
