import { sellers } from '../sellers/table'
import { addSeller } from '../testing/add-seller'
import { call, openTestShop, type TestShop } from '../testing/test-shop'
import { listShopPageStarts, listShopPages } from './list-shop-pages'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await addSeller(shop, 'lake', { slug: 'lake-goods', shopName: 'Lake Goods' })
  await addSeller(shop, 'hill', { slug: 'hill-house', shopName: 'Hill House' })
  await addSeller(shop, 'gone', { slug: 'gone-shop', shopName: 'Gone', state: 'suspended' })
})
afterAll(() => shop.close())

test('the sitemap of shops lists approved sellers page by page', async () => {
  const first = await listShopPages(shop.db, { size: 1 })
  expect(first).toMatchObject({ data: [{ _id: 'hill-house' }], next: 'hill-house' })
  expect(await listShopPages(shop.db, { size: 1, after: 'hill-house' })).toMatchObject({
    data: [{ _id: 'lake-goods' }],
    next: null,
  })
  expect(await listShopPageStarts(shop.db, 1)).toEqual([{ after: null }, { after: 'hill-house' }])
})

test('the feed answers with them', async () => {
  const read = async (path: string) => (await call(shop.app, 'GET', `/api/v1/shop/sitemap/shops${path}`)).json().data
  expect(await read('')).toMatchObject([{ _id: 'hill-house' }, { _id: 'lake-goods' }])
  expect(await read('/pages')).toEqual([{ after: null }])
})

test('without a shop there is no page', async () => {
  await shop.db.update(sellers).set({ state: 'suspended' })
  expect(await listShopPageStarts(shop.db, 1)).toEqual([])
})
