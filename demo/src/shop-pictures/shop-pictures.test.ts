import { uploads } from '@superium/api/seeding'
import { openTestDatabase, type TestDatabase } from '@superium/api/testing/test-database'
import { pictureSource } from '../pictures/picture-source'
import { shopPictures } from './shop-pictures'

const UPLOAD = `u1-${'a'.repeat(32)}-e4e1dbe4e1db`
const DRAWN = pictureSource.categoryPicture('kitchen') ?? ''

let shop: TestDatabase
beforeAll(async () => {
  shop = await openTestDatabase()
  const image = { image: Buffer.from('image'), width: 1, height: 1 }
  await shop.db.insert(uploads).values({ key: UPLOAD, ownerId: 'ada', ...image, createdAt: new Date() })
})
afterAll(() => shop.close())

test('a shop without demo data knows its uploads, and nothing that only the demo draws', async () => {
  const pictures = await shopPictures(shop.db, shop.url)
  expect(await pictures.find(UPLOAD)).toBeDefined()
  expect(await pictures.find(DRAWN)).toBeUndefined()
  expect(pictures.categoryPicture('kitchen')).toBeUndefined()
})

test('a shop with demo data knows both', async () => {
  await shop.db.execute(`create table demo_seed as select true as sales, true as coupons, 24 as products,
    1 as shoppers, 1 as questions, 1 as sellers`)
  const pictures = await shopPictures(shop.db, shop.url)
  expect(await pictures.find(UPLOAD)).toBeDefined()
  expect(await pictures.find(DRAWN)).toBeDefined()
  expect(pictures.categoryPicture('kitchen')).toBe(DRAWN)
})
