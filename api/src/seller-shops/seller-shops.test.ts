import { eq } from 'drizzle-orm'
import { products } from '../products/table'
import { addSeller } from '../testing/add-seller'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const lake = await addSeller(shop, 'lake', { slug: 'lake-goods', about: 'We live by the lake.', coverPhoto: '' })
  const hill = await addSeller(shop, 'hill', { slug: 'hill-house', shopName: 'Hill House' })
  await addSeller(shop, 'gone', { slug: 'gone-shop', state: 'suspended' })
  await addSeller(shop, 'new', { slug: 'new-shop', state: 'pending' })
  const owned = { sellerId: lake.id }
  const [lamp, , hidden] = await stock(
    shop,
    newProduct({ ...owned, name: 'Reed Lamp', category: 'homedecor', priceCents: 3000, brand: 'Tarn' }),
    newProduct({ ...owned, name: 'Reed Basket', category: 'homedecor', priceCents: 1000 }),
    newProduct({ ...owned, name: 'Reed Boat', category: 'toys' }),
    newProduct({ sellerId: hill.id, name: 'Hill Lamp', category: 'homedecor' }),
    newProduct({ name: 'Reed Chair', category: 'homedecor' }),
  )
  const change = (id: string | undefined, fields: object) =>
    shop.db
      .update(products)
      .set(fields)
      .where(eq(products.id, id ?? ''))
  await change(lamp?.id, { ratingTotal: 13, ratingCount: 3 })
  await change(hidden?.id, { active: false, ratingTotal: 1, ratingCount: 1 })
})
afterAll(() => shop.close())

const get = (path: string) => call(shop.app, 'GET', `/api/v1/shop/${path}`)
const names = async (query: string) => {
  const answer = (await get(`categorywise?size=20&sortId=1&${query}`)).json()
  return { names: answer.data.map(({ name }: { name: string }) => name), count: answer.count, facets: answer.facets }
}

test('a shop shows its name, words and pictures, and counts and rates its shown products', async () => {
  const answer = await get('sellers/lake-goods')
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toEqual({
    slug: 'lake-goods',
    name: 'Lake Goods',
    about: 'We live by the lake.',
    district: 'Dhaka',
    profilePicture: '/media/v1-test/640.webp',
    logo: '/media/v1-test/640.webp',
    since: '2026-01-01T00:00:00.000Z',
    productCount: 2,
    reviewCount: 3,
    rating: 4.3,
  })
})

test.each([
  ['gone-shop', 404],
  ['new-shop', 404],
  ['nobody', 404],
  ['Not%20a%20slug', 400],
])('the shop %s is a %i', async (slug, status) => {
  expect((await get(`sellers/${slug}`)).statusCode).toBe(status)
})

test('a listing shows the products of one seller, with its facets, and combines with search and filters', async () => {
  const all = await names('seller=lake-goods')
  expect(all).toMatchObject({ names: ['Reed Basket', 'Reed Lamp'], count: 2 })
  expect(all.facets.category).toEqual([{ value: 'homedecor', count: 2 }])
  expect(await names('seller=lake-goods&brand=Tarn')).toMatchObject({ names: ['Reed Lamp'], count: 1 })
  expect(await names('seller=lake-goods&search=lamp')).toMatchObject({ names: ['Reed Lamp'], count: 1 })
  expect(await names('seller=lake-goods&search=lamp&sort=newest')).toMatchObject({ names: ['Reed Lamp'], count: 1 })
  expect(await names('seller=hill-house')).toMatchObject({ names: ['Hill Lamp'], count: 1 })
  for (const slug of ['gone-shop', 'nobody'])
    expect(await names(`seller=${slug}`)).toMatchObject({ names: [], count: 0 })
  expect((await get('categorywise?seller=Not%20a%20slug')).json()).toMatchObject({ status: 'error', field: 'seller' })
})

test('a product names its seller, in lists and by itself; one of the shop itself names none', async () => {
  const { data } = (await get('categorywise?size=20&sortId=1&search=reed')).json()
  const sellerOf = Object.fromEntries(data.map((one: { name: string; seller?: object }) => [one.name, one.seller]))
  expect(sellerOf['Reed Lamp']).toEqual({ slug: 'lake-goods', name: 'Lake Goods' })
  expect(sellerOf['Reed Chair']).toBeUndefined()
  const { _id } = data.find(({ name }: { name: string }) => name === 'Reed Lamp')
  for (const path of [`data/${_id}`, `products-by-id?ids=${_id}`, 'related?category=homedecor&size=20'])
    expect((await get(path)).body).toContain('"seller":{"slug":"lake-goods","name":"Lake Goods"}')
})

test('a shop that was suspended for a while is as old as before', async () => {
  const { id } = await addSeller(shop, 'moss', { slug: 'moss-goods', shopName: 'Moss Goods', state: 'pending' })
  const decide = (decision: string, reason = '') =>
    call(shop.app, 'POST', `/api/v1/admin/sellers/${id}/decisions`, { token: 'admin', body: { decision, reason } })
  await decide('approve')
  const { since } = (await get('sellers/moss-goods')).json().data
  await decide('suspend', 'Late parcels')
  await decide('reinstate')
  expect((await get('sellers/moss-goods')).json().data.since).toBe(since)
})
