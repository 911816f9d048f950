import { asc, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { priceHistory } from '../sales/table'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { products } from './table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const input = { name: 'Field Notebook', desc: 'Ruled.', price: 12.34, stock: 5, status: 'in-stock' }
const rest = { brand: 'Lantern', category: 'books', colour: 'Navy' }
const create = (change: object = {}) =>
  call(shop.app, 'POST', '/api/v1/admin/products', { token: 'admin', body: { ...input, ...rest, ...change } })
const change = (id: string, body: object, token = 'admin') =>
  call(shop.app, 'PATCH', `/api/v1/admin/products/${id}`, { token, body })

async function pricesOf(id: string) {
  const history = shop.db.select().from(priceHistory).where(eq(priceHistory.productId, id))
  return (await history.orderBy(asc(priceHistory.since), asc(priceHistory.id))).map(({ priceCents }) => priceCents)
}

test('an added product is in the shop, and its price starts the price history', async () => {
  const response = await create({ images: ['/media/v1-tee-4b00-1/640.webp'] })
  expect(response.statusCode).toBe(201)
  const { data } = response.json()
  expect(data).toMatchObject({ ...input, basePrice: 12.34, onSale: false, featured: false, active: true })
  expect(data.images).toEqual(['/media/v1-tee-4b00-1/640.webp'])
  expect(data.sku).toMatch(/^BOO-[0-9A-Z]+$/)
  expect((await call(shop.app, 'GET', `/api/v1/shop/data/${data._id}`)).json().data.price).toBe(12.34)
  expect(await pricesOf(data._id)).toEqual([1234])
})

test('a product without a picture gets its category’s picture', async () => {
  expect((await create({ images: [] })).json().data.images).toEqual(['/media/v1-category-books/640.webp'])
})

test('a new price is added to the history and takes the product out of its sale; an equal price is not added again', async () => {
  const product = newProduct({ priceCents: 2000 })
  const { id } = product
  await stock(shop, product)
  const onSale = { priceCents: 1500, regularPriceCents: 2000, saleId: uuidv7() }
  await shop.db.update(products).set(onSale).where(eq(products.id, id))
  const { data } = (await change(id, { price: 17.5 })).json()
  expect(data).toMatchObject({ price: 17.5, basePrice: 17.5, onSale: false })
  expect(data).not.toHaveProperty('regularPrice')
  await change(id, { price: 17.5, colour: 'Red' })
  expect(await pricesOf(id)).toEqual([2000, 1750])
})

test('absent fields stay unchanged; a hidden product leaves the shop but stays in the administrator’s list', async () => {
  const product = newProduct({ name: '50%_off \\ Clock' })
  const { id, name } = product
  await stock(shop, product)
  expect((await change(id, { active: false, desc: 'New words.' })).json().data).toMatchObject({
    name,
    desc: 'New words.',
    active: false,
  })
  expect((await call(shop.app, 'GET', `/api/v1/shop/data/${id}`)).statusCode).toBe(404)
  for (const search of ['50%_off', '\\ cl', 'CLOCK']) {
    const url = `/api/v1/admin/products?search=${encodeURIComponent(search)}&category=books`
    expect((await call(shop.app, 'GET', url, { token: 'admin' })).json()).toMatchObject({
      count: 1,
      data: [{ _id: id }],
    })
  }
})

test.each([
  ['price', { price: 12.345 }],
  ['price', { price: 0 }],
  ['category', { category: 'nonsense' }],
  ['images.0', { images: ['/media/v1-nothing/640.webp'] }],
  ['desc', { desc: 'a\0' }],
  ['stock', { stock: -1 }],
  ['status', { status: 'gone' }],
])('a bad %s is a 400 that names the field (%j)', async (field, body) => {
  const response = await create(body)
  expect(response.statusCode).toBe(400)
  expect(response.json().field).toBe(field)
})

test('only administrators can change products; an unknown product is a 404', async () => {
  expect((await change(uuidv7(), { colour: 'Red' })).statusCode).toBe(404)
  expect((await change(uuidv7(), { colour: 'Red' }, 'ada')).statusCode).toBe(403)
  expect((await call(shop.app, 'GET', '/api/v1/admin/products')).statusCode).toBe(401)
})

test.each([{ ratingTotal: 500 }, { unitsSold: 9 }, { id: newProduct().id }, { sellerId: newProduct().id }])(
  'a change of %j, which no input has, is refused by name, and nothing of the request is written',
  async (field) => {
    const [product] = await stock(shop, newProduct())
    const url = `/api/v1/admin/products/${product?.id}`
    const answer = await call(shop.app, 'PATCH', url, { token: 'admin', body: { brand: 'Acme', ...field } })
    expect([answer.statusCode, answer.json().field]).toEqual([400, Object.keys(field)[0]])
    const [row] = await shop.db
      .select()
      .from(products)
      .where(eq(products.id, product?.id ?? ''))
    expect(row).toMatchObject({ brand: 'Northfield', ratingTotal: 0, unitsSold: 0 })
  },
)
