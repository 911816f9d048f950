import { eq } from 'drizzle-orm'
import { products } from '../products/table'
import { newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { countWords } from './count-words'
import { catalogueWords, wordCount } from './table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const words = async () =>
  Object.fromEntries((await shop.db.select().from(catalogueWords)).map(({ word, products: n }) => [word, n]))
const rested = () => shop.db.update(wordCount).set({ took: 0 })

test('words of names, brands, colours and tags are recounted only after a change, and removed with their products', async () => {
  const lamp = newProduct({ name: 'Reading-Lamp No. 7', brand: 'Lumen', tags: ['light'] })
  await stock(shop, lamp, newProduct({ name: 'Lamp', brand: 'Tarn', colour: 'Sky Blue' }))
  expect(await countWords(shop.db)).toBe(true)
  expect(await words()).toEqual({ reading: 1, lamp: 2, no: 1, lumen: 1, tarn: 1, light: 1, black: 1, sky: 1, blue: 1 })
  await rested()
  expect(await countWords(shop.db)).toBe(false)
  await shop.db.update(products).set({ active: false, updatedAt: new Date() }).where(eq(products.id, lamp.id))
  expect(await countWords(shop.db)).toBe(true)
  expect(await words()).toEqual({ lamp: 1, tarn: 1, sky: 1, blue: 1 })
})

test('a slow count is not repeated at once', async () => {
  await shop.db.update(wordCount).set({ took: 60_000 })
  await stock(shop, newProduct({ name: 'Kettle' }))
  expect(await countWords(shop.db)).toBe(false)
  await rested()
  expect(await countWords(shop.db)).toBe(true)
})
