import { randomUUID } from 'node:crypto'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { productVariants } from '../variants/table'
import { findSku } from './sku-search'

let shop: TestShop
const shirt = newProduct({ name: 'Linen Shirt', sku: 'CLO-80151' })
const [red, blue] = [randomUUID(), randomUUID()]
const others = ['HOM-81E11', 'NOR.0707-60', 'A/B+1', 'C&A', '100%', 'a_b', "O'N\\7", 'HOME'].map((sku) =>
  newProduct({ name: `Thing ${randomUUID()}`, sku }),
)

beforeAll(async () => {
  shop = await openTestShop()
  await stock(shop, shirt, ...others, newProduct({ name: 'Home Lamp with 100 lumen', sku: 'LAM-1' }))
  await stock(shop, newProduct({ name: 'Red T-Shirt', sku: 'TEE-1' }), newProduct({ name: 'Mug', sku: 'T-SHIRT-MUG' }))
  const variant = { productId: shirt.id, size: 'M', surchargeCents: 0, stock: 3, images: [] }
  await shop.db.insert(productVariants).values([
    { ...variant, id: red, position: 0, sku: 'CLO-80151-01', colour: 'Red' },
    { ...variant, id: blue, position: 1, sku: 'CLO-80151-02', colour: 'Blue' },
  ])
})
afterAll(() => shop.close())

const get = async (path: string) => (await call(shop.app, 'GET', `/api/v1/shop/${path}`)).json()
const list = (search: string) => get(`categorywise?page=0&size=20&search=${encodeURIComponent(search)}`)
const suggest = async (search: string) => (await get(`suggestions?search=${encodeURIComponent(search)}`)).data

test.each(['CLO-80151-02', 'clo-80151-02', ' CLO‑80151‑02 ', 'CLO–80151−02'])(
  'the SKU %s of a variant is one hit in list and suggestions, with the variant',
  async (typed) => {
    expect(await list(typed)).toMatchObject({
      count: 1,
      data: [{ _id: shirt.id }],
      sku: { product: shirt.id, variant: blue },
    })
    expect((await suggest(typed)).products).toMatchObject([{ _id: shirt.id, variant: blue }])
  },
)

test.each(others.map(({ sku, id }) => [sku, id]).slice(0, -1))('the SKU %s finds its product', async (sku, id) => {
  expect(await list(sku ?? '')).toMatchObject({ count: 1, data: [{ _id: id }], sku: { product: id } })
  const { products } = await suggest(sku ?? '')
  expect(products).toMatchObject([{ _id: id }])
  expect(products[0]).not.toHaveProperty('variant')
})

test.each(['CLO-80', 'clo-80151-0', 'NOR.0707', 'HOM-81', 'clo-'])(
  '%s, which begins an SKU, finds its family',
  async (typed) => {
    const { data, count, sku } = await list(typed)
    expect([data.length, count, sku]).toEqual([1, 1, undefined])
    expect((await suggest(typed)).products).toMatchObject([{ _id: data[0]._id }])
  },
)

test.each(['_LO-80', '%80151', 'A/B+2', 'CLO 80151'])('%s is no SKU, and none begins so', async (typed) => {
  expect(await findSku(shop.db, typed)).toBeNull()
})

test('words stay words, though an SKU is one of them or begins with them', async () => {
  expect((await list('home')).data).toMatchObject([{ name: 'Home Lamp with 100 lumen' }])
  expect((await list('t-shirt')).data).toMatchObject([{ name: 'Red T-Shirt' }, { name: 'Linen Shirt' }])
})

test('an archived product is not found by its SKU', async () => {
  await stock(shop, newProduct({ name: 'Gone', sku: 'GON-9', active: false }))
  expect(await findSku(shop.db, 'GON-9')).toBeNull()
})
