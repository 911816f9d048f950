import { and, asc, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { hideProductsOf } from '../products/hide-with-seller'
import { products } from '../products/table'
import { priceHistory } from '../sales/table'
import { sellers } from '../sellers/table'
import { addSeller } from '../testing/add-seller'
import { testPictures } from '../testing/test-pictures'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { untilWaiting } from '../testing/until-one-waits'
import { uploads } from '../uploads/table'
import { importProducts } from './import/import-products'
import type { SellerProductInput } from './schema'
import { changeSellerProduct, createSellerProduct } from './seller-products'

let shop: TestShop
let mine: string
let theirs: string
beforeAll(async () => {
  shop = await openTestShop()
  mine = (await addSeller(shop, 'sol')).id
  theirs = (await addSeller(shop, 'tia', { shopName: 'Tia' })).id
})
afterAll(() => shop.close())

const input = { name: 'Lamp', desc: 'Bright.', price: 20, stock: 5, status: 'in-stock', brand: 'Lake' }
const rest = { category: 'books', colour: 'Navy' }
const send = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, body?: object, token = 'sol') =>
  call(shop.app, method, `/api/v1/seller/products${path}`, { token, ...(body && { body }) })
const create = async (change: object = {}) => (await send('POST', '', { ...input, ...rest, ...change })).json().data
const list = async (query: string, token = 'sol') => (await send('GET', `?size=100&${query}`, undefined, token)).json()
const names = async (query: string) => (await list(query)).data.map(({ name }: { name: string }) => name)

async function pricesOf(id: string) {
  const history = shop.db.select().from(priceHistory).where(eq(priceHistory.productId, id))
  return (await history.orderBy(asc(priceHistory.since), asc(priceHistory.id))).map(({ priceCents }) => priceCents)
}

/** A product of the other seller. */
async function foreign(): Promise<string> {
  const [row] = await stock(shop, newProduct({ sellerId: theirs, stock: 9 }))
  return row?.id ?? ''
}

test('a seller adds a product, which is in the shop as theirs, with the first row of its price history', async () => {
  const answer = await send('POST', '', { ...input, ...rest })
  expect(answer.statusCode).toBe(201)
  const { data } = answer.json()
  expect(data).toMatchObject({ ...input, basePrice: 20, active: true, variants: [], unitsSold: 0 })
  expect(data).not.toHaveProperty('featured')
  const [row] = await shop.db.select().from(products).where(eq(products.id, data._id))
  expect(row).toMatchObject({ sellerId: mine, featured: false })
  expect((await call(shop.app, 'GET', `/api/v1/shop/data/${data._id}`)).json().data.name).toBe('Lamp')
  expect(await pricesOf(data._id)).toEqual([2000])
})

test('a product of another seller or of the shop is unknown to every call, and stays as it is', async () => {
  const id = await foreign()
  const [own] = await stock(shop, newProduct())
  for (const other of [id, own?.id ?? '']) {
    const answers = [
      await send('GET', `/${other}`),
      await send('PATCH', `/${other}`, { name: 'Taken' }),
      await send('PUT', `/${other}/variants`, { variants: [{ colour: 'Red', size: '', price: 1 }] }),
      await send('POST', `/${other}/stock`, { change: 1 }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  }
  const [row] = await shop.db.select().from(products).where(eq(products.id, id))
  expect(row).toMatchObject({ stock: 9, variantCount: 0 })
  expect(row?.name).not.toBe('Taken')
  expect((await list('', 'tia')).data.map(({ _id }: { _id: string }) => _id)).toEqual([id])
})

test('only an approved seller enters', async () => {
  await addSeller(shop, 'paul', { state: 'pending' })
  expect((await send('GET', '', undefined, 'paul')).statusCode).toBe(403)
  expect((await send('GET', '', undefined, 'admin')).statusCode).toBe(403)
  expect((await call(shop.app, 'GET', '/api/v1/seller/products')).statusCode).toBe(401)
})

test('the list is searched, filtered and sorted on the server', async () => {
  await create({ name: 'Zebra 50%_off', price: 3, stock: 0 })
  const { _id } = await create({ name: 'apple', price: 400, stock: 100 })
  await send('PATCH', `/${_id}`, { active: false })
  expect(await names('search=50%25_o')).toEqual(['Zebra 50%_off'])
  expect(await names('state=archived')).toEqual(['apple'])
  expect(await names('stock=none')).toEqual(['Zebra 50%_off'])
  expect((await names('stock=low')).sort()).toEqual(['Lamp', 'Zebra 50%_off'])
  expect((await names('sort=name'))[0]).toBe('apple')
  expect((await names('sort=price-high'))[0]).toBe('apple')
  expect((await names('sort=price-low'))[0]).toBe('Zebra 50%_off')
  expect((await list('sort=stock&state=active')).count).toBe(2)
  expect((await send('GET', '?sort=nonsense')).statusCode).toBe(400)
})

test('a seller cannot feature a product, and the stock is not overwritten', async () => {
  const { _id } = await create()
  for (const taken of [{ featured: true }, { stock: 900 }, { sellerId: theirs }]) {
    const answer = await send('PATCH', `/${_id}`, { name: 'Torch', ...taken })
    expect([answer.statusCode, answer.json().field]).toEqual([400, Object.keys(taken)[0]])
  }
  const [row] = await shop.db.select().from(products).where(eq(products.id, _id))
  expect(row).toMatchObject({ name: 'Lamp', featured: false, stock: 5, sellerId: mine })
})

test('a new price enters the price history; an archived product leaves the shop and comes back', async () => {
  const { _id } = await create()
  await send('PATCH', `/${_id}`, { price: 17.5 })
  await send('PATCH', `/${_id}`, { price: 17.5, active: false })
  expect(await pricesOf(_id)).toEqual([2000, 1750])
  expect((await call(shop.app, 'GET', `/api/v1/shop/data/${_id}`)).statusCode).toBe(404)
  await send('PATCH', `/${_id}`, { active: true })
  expect((await call(shop.app, 'GET', `/api/v1/shop/data/${_id}`)).statusCode).toBe(200)
  expect((await send('PATCH', `/${_id}`, { price: 1.005 })).json()).toMatchObject({ status: 'error', field: 'price' })
})

test('a tab that saves what another has changed meanwhile is refused, and gets the product as it is now', async () => {
  const { _id, edition } = await create()
  await send('PATCH', `/${_id}`, { name: 'Torch', edition })
  const late = await send('PATCH', `/${_id}`, { name: 'Lantern', brand: 'River', edition })
  expect([late.statusCode, late.json().product]).toMatchObject([409, { name: 'Torch', brand: 'Lake', variants: [] }])
  const variants = [{ colour: 'Red', size: '', price: 25, stock: 1 }]
  const refused = await send('PUT', `/${_id}/variants`, { variants, edition })
  expect([refused.statusCode, refused.json().product]).toMatchObject([409, { name: 'Torch', edition: edition + 1 }])
  const saved = await send('PUT', `/${_id}/variants`, { variants, edition: edition + 1 })
  expect(saved.json().data).toMatchObject({ edition: edition + 2, variants: [{ name: 'Red' }] })
  await send('POST', `/${_id}/stock`, { change: 2, variant: saved.json().data.variants[0]._id })
  expect((await send('PATCH', `/${_id}`, { brand: 'River', edition: edition + 2 })).statusCode).toBe(200)
})

test('stock changes by differences, also at the same time, and never falls below zero', async () => {
  const { _id } = await create({ stock: 10 })
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => send('POST', `/${_id}/stock`, { change: -2 })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
  const refused = answers.find(({ statusCode }) => statusCode !== 200)
  expect(refused?.statusCode).toBe(409)
  expect(refused?.json()).toMatchObject({
    message: 'Nothing is left, so that 2 cannot be taken away.',
    field: 'change',
  })
  expect((await send('POST', `/${_id}/stock`, { change: 3 })).json().data).toEqual({ stock: 3 })
  expect((await send('POST', `/${_id}/stock`, { change: -4 })).json().message).toBe(
    'Only 3 pieces are left, so that 4 cannot be taken away.',
  )
})

test('variants have their own stock and price; the cheapest price is the product’s', async () => {
  const { _id } = await create()
  const variants = [
    { colour: 'Red', size: 'M', price: 25, stock: 3 },
    { colour: 'Red', size: 'L', price: 30, stock: 4 },
  ]
  const { data } = (await send('PUT', `/${_id}/variants`, { variants })).json()
  expect(data).toMatchObject({ basePrice: 25, stock: 7, variantCount: 2, highestPrice: 30 })
  expect(data.variants).toMatchObject([
    { name: 'Red, M', price: 25, stock: 3 },
    { name: 'Red, L', price: 30, stock: 4 },
  ])
  const [first, second] = data.variants
  const shown = (await call(shop.app, 'GET', `/api/v1/shop/data/${_id}`)).json().data
  expect(shown.variants.map(({ price }: { price: number }) => price)).toEqual([25, 30])

  const stocked = await send('POST', `/${_id}/stock`, { change: -4, variant: second._id })
  expect(stocked.json().data).toEqual({ stock: 3, variantStock: 0 })
  expect((await send('POST', `/${_id}/stock`, { change: -4, variant: first._id })).statusCode).toBe(409)
  expect((await send('POST', `/${_id}/stock`, { change: 1 })).json().field).toBe('variant')
  expect((await send('POST', `/${_id}/stock`, { change: 1, variant: uuidv7() })).json().field).toBe('variant')

  const next = [{ _id: first._id, colour: 'Red', size: 'M', price: 40 }]
  const after = (await send('PUT', `/${_id}/variants`, { variants: next })).json().data
  expect(after).toMatchObject({ basePrice: 40, stock: 3, variantCount: 1 })
  expect(await pricesOf(_id)).toEqual([2000, 2500, 4000])
  const none = (await send('PUT', `/${_id}/variants`, { variants: [] })).json().data
  expect(none).toMatchObject({ basePrice: 40, stock: 0, variants: [] })
})

test('a product with variants has no price of its own to change', async () => {
  const { _id } = await create()
  await send('PUT', `/${_id}/variants`, { variants: [{ colour: 'Red', size: '', price: 25, stock: 1 }] })
  const answer = await send('PATCH', `/${_id}`, { name: 'Torch', price: 20 })
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'price'])
  expect((await send('PATCH', `/${_id}`, { name: 'Torch' })).json().data).toMatchObject({ basePrice: 25 })
})

test('the stock of a variant changes, however many pieces all variants have', async () => {
  const { _id } = await create()
  const variants = ['Red', 'Blue'].map((colour) => ({ colour, size: '', price: 20, stock: 900_000 }))
  const { data } = (await send('PUT', `/${_id}/variants`, { variants })).json()
  const change = (by: number) => send('POST', `/${_id}/stock`, { change: by, variant: data.variants[0]._id })
  expect((await change(-1)).json().data).toEqual({ stock: 1_799_999, variantStock: 899_999 })
  expect((await change(200_000)).json().message).toBe(
    'The stock cannot be more than 1000000 pieces. There are 899999 now.',
  )
})

test('a change of variants that keeps the lowest price keeps the product in its sale', async () => {
  const { _id } = await create({ price: 20 })
  const sale = { priceCents: 1500, regularPriceCents: 2000, saleId: uuidv7() }
  await shop.db.update(products).set(sale).where(eq(products.id, _id))
  const variants = [
    { colour: 'Red', size: '', price: 20, stock: 1 },
    { colour: 'Blue', size: '', price: 22, stock: 1 },
  ]
  const { data } = (await send('PUT', `/${_id}/variants`, { variants })).json()
  expect(data).toMatchObject({ onSale: true, price: 15, basePrice: 20, highestPrice: 17 })
})

test.each([
  [[{ colour: ' ', size: '', price: 1 }], 'variants.0.colour'],
  [
    [
      { colour: 'Red', size: 'M', price: 1 },
      { colour: 'red ', size: 'm', price: 1 },
    ],
    'variants.1.colour',
  ],
  [
    [
      { colour: 'Red', size: '', price: 1 },
      { colour: 'Blue', size: 'XL', price: 1 },
    ],
    'variants.0.size',
  ],
  [[{ colour: 'Red', size: 'M', price: 0 }], 'variants.0.price'],
  [[{ colour: 'Red', size: 'M', price: 1, stock: -1 }], 'variants.0.stock'],
  [[{ _id: uuidv7(), colour: 'Red', size: 'M', price: 1 }], 'variants.0._id'],
])('invalid variants are a 400 that names the field, and nothing is written', async (variants, field) => {
  const { _id } = await create()
  const answer = await send('PUT', `/${_id}/variants`, { variants })
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  expect((await send('GET', `/${_id}`)).json().data.variants).toEqual([])
})

test('a known variant’s stock cannot be overwritten by the list of variants', async () => {
  const { _id } = await create()
  const [id = ''] = await addVariants(shop, _id, newVariant({ stock: 6 }))
  const variants = [{ _id: id, colour: 'Rust', size: 'M', price: 20, stock: 99 }]
  expect((await send('PUT', `/${_id}/variants`, { variants })).json().field).toBe('variants.0.stock')
})

test('pictures are uploaded ones or those of own products, and their texts move with them', async () => {
  const address = (key: string) => `/media/${key}/640.webp`
  for (const key of ['v1-mug-0000-1', 'v1-mug-0000-2'])
    await shop.db.insert(uploads).values({
      ...{ key, ownerId: 'sol', image: Buffer.from('x'), width: 300, height: 300, createdAt: new Date() },
    })
  const stranger = await send('POST', '', { ...input, ...rest, images: [address('v1-tee-4b00-1')] })
  expect([stranger.statusCode, stranger.json().field]).toEqual([400, 'images.0'])
  const images = [address('v1-mug-0000-1'), address('v1-mug-0000-2')]
  const { _id } = await create({ images, imageAlts: ['Front', 'Back'] })
  expect((await call(shop.app, 'GET', `/api/v1/shop/data/${_id}`)).json().data.imageAlts).toEqual(['Front', 'Back'])
  const turned = (await send('PATCH', `/${_id}`, { images: [...images].reverse() })).json().data
  expect(turned).toMatchObject({ images: [...images].reverse(), imageAlts: ['Back', 'Front'] })
  const renamed = (await send('PATCH', `/${_id}`, { imageAlts: ['Rear', ''] })).json().data
  expect(renamed.imageAlts).toEqual(['Rear', ''])
})

test('a seller cannot put a product back that an administrator took out, and the administrator can', async () => {
  const { _id } = await create({ name: 'Forbidden lamp' })
  const asAdmin = (body: object) => call(shop.app, 'PATCH', `/api/v1/admin/products/${_id}`, { token: 'admin', body })
  await asAdmin({ active: false })
  const refused = await send('PATCH', `/${_id}`, { active: true, name: 'Back again' })
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'The shop has taken this product out. Write to us if you think that is a mistake.',
  ])
  expect((await send('PATCH', `/${_id}`, { name: 'Tame lamp' })).json().data).toMatchObject({ active: false })
  await asAdmin({ active: true })
  await send('PATCH', `/${_id}`, { active: false })
  await asAdmin({ active: false, brand: 'Acme' })
  expect((await send('PATCH', `/${_id}`, { active: true })).json().data).toMatchObject({ active: true, brand: 'Acme' })
})

test('a suspension in the meantime leaves nothing of the shop for sale, whatever was under way', async () => {
  const closing = await addSeller(shop, 'closing')
  const parts = { db: shop.db, pictures: testPictures }
  const body = { ...input, ...rest, active: false }
  const archived = (await send('POST', '', body, 'closing')).json().data
  let under: Promise<unknown>[] = []
  await shop.db.transaction(async (tx) => {
    await tx.update(sellers).set({ state: 'suspended' }).where(eq(sellers.id, closing.id))
    await hideProductsOf(tx, closing.id)
    // These calls passed the guard while the shop was still open.
    under = [
      createSellerProduct(parts, closing.id, { ...input, ...rest } as SellerProductInput, uuidv7()),
      changeSellerProduct(parts, closing.id, archived._id, { active: true }),
      importProducts(parts, closing.id, { file: 'id,title,price\n', dryRun: false }),
    ].map((one) => one.catch((error) => error))
    await untilWaiting(shop.db, 3)
  })
  expect(await Promise.all(under)).toEqual(Array(3).fill(expect.objectContaining({ statusCode: 403 })))
  const shown = await shop.db
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.sellerId, closing.id), eq(products.active, true)))
  expect(shown).toEqual([])
})
