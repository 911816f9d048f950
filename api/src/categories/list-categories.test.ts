import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await stock(shop, newProduct({ category: 'Watch' }), newProduct({ category: 'Watch' }), newProduct())
})
afterAll(() => shop.close())

test('the sixteen categories are listed in their order, with count and picture', async () => {
  const { data } = (await call(shop.app, 'GET', '/api/v1/shop/categories')).json()
  expect(data).toHaveLength(16)
  expect(data[0]).toEqual({ keyword: 'pills', name: 'Pill', count: 0, image: '' })
  const watch = data.find(({ keyword }: { keyword: string }) => keyword === 'Watch')
  expect(watch).toMatchObject({
    ...{ name: 'Watch', count: 2 },
    ...{ image: '/media/v1-category-Watch/640.webp', banner: '/media/v1-banner-0/640.webp' },
  })
})
