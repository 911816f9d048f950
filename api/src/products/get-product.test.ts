import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { sales } from '../sales/table'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { products } from './table'

let shop: TestShop
const day = (n: number) => new Date(Date.UTC(2026, 0, n))
const plain = newProduct({ name: 'plain', createdAt: day(5) })
const sold = newProduct({ name: 'sold', unitsSold: 4, createdAt: day(1) })
const star = newProduct({ name: 'star', featured: true, createdAt: day(2) })
const small = newProduct({ name: 'small discount', priceCents: 1800, createdAt: day(3) })
const big = newProduct({ name: 'big discount', priceCents: 1000, category: 'pets', createdAt: day(4) })
const hidden = newProduct({ name: 'hidden', unitsSold: 99, featured: true, createdAt: day(9) })
const saleId = uuidv7()

beforeAll(async () => {
  shop = await openTestShop()
  await stock(shop, plain, sold, star, small, big, hidden)
  const { db } = shop
  const [startsAt, endsAt] = [new Date(Date.now() - 1000), new Date(Date.now() + 60_000)]
  await db.insert(sales).values({ id: saleId, name: 'Test Sale', startsAt, endsAt, state: 'running' })
  for (const { id } of [small, big])
    await db.update(products).set({ saleId, regularPriceCents: 2000 }).where(eq(products.id, id))
  await db.update(products).set({ active: false }).where(eq(products.id, hidden.id))
  await db.update(products).set({ ratingTotal: 14, ratingCount: 3 }).where(eq(products.id, plain.id))
})
afterAll(() => shop.close())

async function names(url: string) {
  const { data, count } = (await call(shop.app, 'GET', `/api/v1/shop/${url}`)).json()
  return { count, names: data.map(({ name }: { name: string }) => name) }
}

test.each([
  ['', ['plain', 'big discount', 'small discount', 'star', 'sold']],
  ['&collection=new-arrivals', ['plain', 'big discount', 'small discount', 'star', 'sold']],
  ['&collection=best-seller', ['sold', 'star', 'plain', 'big discount', 'small discount']],
  ['&collection=top-rated', ['plain', 'star', 'big discount', 'small discount', 'sold']],
  ['&collection=featured', ['star']],
  ['&collection=on-sale', ['big discount', 'small discount']],
])('products%s are listed in their ranking, without hidden ones', async (query, expected) => {
  expect(await names(`products?page=0&size=5${query}`)).toEqual({ count: expected.length, names: expected })
})

test('pages do not overlap', async () => {
  expect((await names('products?page=1&size=2')).names).toEqual(['small discount', 'star'])
  expect(await names('products?page=9000&size=100')).toEqual({ count: 5, names: [] })
})

test('a sale has no items after its end', async () => {
  const past = { startsAt: new Date(Date.now() - 9000), endsAt: new Date(Date.now() - 1000) }
  await shop.db.update(sales).set(past).where(eq(sales.id, saleId))
  expect(await names('products?collection=on-sale')).toEqual({ count: 0, names: [] })
})

test('related products are of the same category, without the displayed product', async () => {
  const { names: found, count } = await names(`related?category=books&size=2&exclude=${star.id}`)
  expect({ found, count }).toEqual({ found: ['sold', 'plain'], count: 3 })
})

test('products by id are returned in the requested order, without unknown and hidden ones', async () => {
  const ids = [star.id.toUpperCase(), uuidv7(), hidden.id, plain.id, star.id].join(',')
  const response = await call(shop.app, 'GET', `/api/v1/shop/products-by-id?ids=${ids}`)
  expect(response.json().data.map(({ _id }: { _id: string }) => _id)).toEqual([star.id, plain.id])
})

test('a product has no fields without a value', async () => {
  const { data } = (await call(shop.app, 'GET', `/api/v1/shop/data/${plain.id}`)).json()
  expect(data).toMatchObject({ price: 19.99, rating: 4.7, reviewCount: 3, images: ['/media/v1-test/640.webp'] })
  expect(data).not.toHaveProperty('regularPrice')
  expect((await call(shop.app, 'GET', `/api/v1/shop/data/${star.id}`)).json().data).not.toHaveProperty('rating')
})

test.each([
  [404, `data/${uuidv7()}`],
  [404, `data/${hidden.id}`],
  [400, 'data/abc'],
  [400, `products-by-id?ids=${'-'.repeat(36)}`],
  [400, 'products?collection=all'],
  [400, 'related?category=%00'],
  [400, 'related'],
])('status %i for %s', async (status, url) => {
  const response = await call(shop.app, 'GET', `/api/v1/shop/${url}`)
  expect(response.statusCode).toBe(status)
  expect(response.json().status).toBe('error')
})
