import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { products } from '../products/table'
import { sales } from '../sales/table'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
const saleId = uuidv7()
const reviews = [
  ['none', 0, 0],
  ['two', 2, 1],
  ['almost four', 79, 20],
  ['four', 4, 1],
  ['five', 10, 2],
] as const

beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop
  await stock(shop, ...reviews.map(([name], i) => newProduct({ name, priceCents: 1000 + i, featured: name === 'two' })))
  for (const [name, ratingTotal, ratingCount] of reviews)
    await db.update(products).set({ ratingTotal, ratingCount }).where(eq(products.name, name))
  const [startsAt, endsAt] = [new Date(Date.now() - 1000), new Date(Date.now() + 600_000)]
  await db.insert(sales).values({ id: saleId, name: 'Test Sale', startsAt, endsAt, state: 'running' })
  for (const name of ['none', 'five'])
    await db.update(products).set({ saleId, regularPriceCents: 2000 }).where(eq(products.name, name))
})
afterAll(() => shop.close())

async function list(query: string) {
  const { data, ...rest } = (await call(shop.app, 'GET', `/api/v1/shop/categorywise?size=20&${query}`)).json()
  return { ...rest, names: data.map(({ name }: { name: string }) => name) }
}

test('the rating filter means at least that many stars; its other values stay visible', async () => {
  const { names, count, facets } = await list('rating=4&sortId=1')
  expect({ names, count }).toEqual({ names: ['almost four', 'four', 'five'], count: 3 })
  expect(facets.rating).toEqual([
    { stars: 4, count: 3 },
    { stars: 3, count: 3 },
    { stars: 2, count: 4 },
    { stars: 1, count: 4 },
  ])
  const shown = (await call(shop.app, 'GET', '/api/v1/shop/categorywise?rating=4&sortId=1&size=1')).json().data[0]
  expect(shown.rating).toBe(4)
})

test('a collection filters the listing and combines with the other filters, which count within it', async () => {
  const { names, facets } = await list('collection=on-sale')
  expect(names).toEqual(['none', 'five'])
  expect(facets.collection).toEqual([
    { value: 'on-sale', count: 2 },
    { value: 'featured', count: 1 },
  ])
  expect((await list('collection=on-sale&rating=4')).names).toEqual(['five'])
  expect((await list('collection=featured')).names).toEqual(['two'])
  expect((await list('collection=top-rated')).names[0]).toBe('five')
  expect((await list('collection=top-rated&sortId=1')).names[0]).toBe('none')
})

test('the on-sale collection is empty after the sale', async () => {
  await shop.db
    .update(sales)
    .set({ endsAt: new Date(Date.now() - 1) })
    .where(eq(sales.id, saleId))
  expect(await list('collection=on-sale')).toMatchObject({ names: [], count: 0 })
})
