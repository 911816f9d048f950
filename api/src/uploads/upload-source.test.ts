import { addSeller } from '../testing/add-seller'
import { testPictureSource } from '../testing/test-pictures'
import { newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { withUploads } from './upload-source'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await stock(shop, newProduct({ images: ['v1-mug-1000-1', 'v1-mug-1000-2'] }))
  await addSeller(shop, 'lake', { profilePicture: 'v1-tee-1000-1' })
})
afterAll(() => shop.close())

test.each([
  ['v1-mug-1000-2', true, 'a product'],
  ['v1-tee-1000-1', true, 'a shop'],
  ['v1-category-books', true, 'the list of categories'],
  ['v1-banner-0', true, 'the home page'],
  ['v1-mug-2000-1', false, 'no page'],
])('%s is known as shown (%p) by %s', async (key, shown, _by) => {
  expect(await withUploads(shop.db, testPictureSource).find(key)).toEqual({
    maxWidth: 1280,
    draw: expect.any(Function),
    shown,
  })
})

test('what the source cannot draw is no picture', async () => {
  expect(await withUploads(shop.db, testPictureSource).find('v1-chair-1000-1')).toBeUndefined()
})
