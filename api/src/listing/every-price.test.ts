import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

const DOLLARS = [0.01, 4.99, 2001.01, 3002, 5000]

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const cents = DOLLARS.map((dollars) => Math.round(dollars * 100))
  await stock(shop, ...cents.map((priceCents) => newProduct({ name: 'Camera', category: 'books', priceCents })))
})
afterAll(() => shop.close())

const ask = async (path: string) => (await call(shop.app, 'GET', `/api/v1/shop/${path}`)).json()
const prices = (data: { price: number }[]) => data.map(({ price }) => price).toSorted((a, b) => a - b)

test.each([
  ['categorywise?', DOLLARS],
  ['categorywise?category=books&sortId=1&sort=mixed&', DOLLARS],
  ['categorywise?sortId=-1&', DOLLARS],
  ['categorywise?search=camera&', DOLLARS],
  ['products?', DOLLARS],
  ['related?category=books&', DOLLARS],
  ['categorywise?min=5&max=3001&', [2001.01, 3002, 5000]],
  ['categorywise?search=camera&min=0&max=2001&', [0.01, 4.99]],
])('list, count and facets of %s hold each of the cheapest and dearest products', async (query, expected) => {
  const { data, count, facets } = await ask(`${query}page=0&size=20`)
  expect([prices(data), count]).toEqual([expected, expected.length])
  if (!facets) return
  expect(facets.price).toEqual({ min: 0.01, max: 5000 })
  const ranges = facets.priceRanges as { count: number }[]
  expect(ranges.reduce((sum, one) => sum + one.count, 0)).toBe(DOLLARS.length)
})

test('what is suggested is in the list', async () => {
  const { data } = await ask('suggestions?search=camera')
  expect(prices(data.products)).toEqual(DOLLARS)
  const { data: categories } = await ask('categories')
  const books = categories.find(({ keyword }: { keyword: string }) => keyword === 'books')
  expect(books).toMatchObject({ count: DOLLARS.length })
})
