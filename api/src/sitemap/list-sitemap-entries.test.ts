import { eq } from 'drizzle-orm'
import { products } from '../products/table'
import { newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { listSitemapEntries, listSitemapPageStarts } from './list-sitemap-entries'

let shop: TestShop
const shown = Array.from({ length: 4 }, () => newProduct())
const hidden = newProduct()

beforeAll(async () => {
  shop = await openTestShop()
  await stock(shop, ...shown, hidden)
  await shop.db.update(products).set({ active: false }).where(eq(products.id, hidden.id))
})
afterAll(() => shop.close())

const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id)
const expected = shown.map(({ id }) => id).sort()

test('pages list every shown product once, in the order of ids, and no hidden one', async () => {
  const first = await listSitemapEntries(shop.db, { size: 3 })
  expect(first.next).toBe(expected[2])
  const rest = await listSitemapEntries(shop.db, { size: 3, after: first.next ?? '' })
  expect([...ids(first.data), ...ids(rest.data)]).toEqual(expected)
  expect(rest.next).toBeNull()
  expect(first.data[0]?.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
})

test('a product added between two pages does not shift the next page', async () => {
  const first = await listSitemapEntries(shop.db, { size: 2 })
  await stock(shop, newProduct({ id: '00000000-0000-7000-8000-000000000000' }))
  expect(ids((await listSitemapEntries(shop.db, { size: 2, after: first.next ?? '' })).data)).toEqual(expected.slice(2))
})

test('the start of each page is listed; a full last page is not followed by an empty one', async () => {
  const all = ids((await listSitemapEntries(shop.db, { size: 9 })).data)
  expect(await listSitemapPageStarts(shop.db, 5)).toEqual([{ after: null }])
  expect(await listSitemapPageStarts(shop.db, 2)).toEqual([{ after: null }, { after: all[1] }, { after: all[3] }])
})

test('without a product there is no page', async () => {
  await shop.db.update(products).set({ active: false })
  expect(await listSitemapPageStarts(shop.db, 2)).toEqual([])
})
