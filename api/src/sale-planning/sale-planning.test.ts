import { eq } from 'drizzle-orm'
import { products } from '../products/table'
import { advanceSales } from '../sales/advance-sales'
import { priceHistory, saleItems } from '../sales/table'
import { addSeller } from '../testing/add-seller'
import { orderCalls } from '../testing/order-calls'
import { placeTestOrder } from '../testing/place-test-order'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const DAY = 86_400_000
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString()

async function product(change: object = {}): Promise<string> {
  const [row] = await stock(shop, newProduct({ priceCents: 2000, stock: 100, ...change }))
  return row?.id ?? ''
}

const create = (body: object, token = 'admin') =>
  call(shop.app, 'POST', '/api/v1/admin/sales', { token, body: { name: 'Test', endsAt: inDays(7), ...body } })
const read = async (id: string, query = '') =>
  (await call(shop.app, 'GET', `/api/v1/admin/sales/${id}${query}`, { token: 'admin' })).json().data
const change = (id: string, body: object) =>
  call(shop.app, 'PATCH', `/api/v1/admin/sales/${id}`, { token: 'admin', body })
const end = (id: string) => call(shop.app, 'POST', `/api/v1/admin/sales/${id}/end`, { token: 'admin' })
const priceOf = async (id: string) => {
  const { data } = (await call(shop.app, 'GET', `/api/v1/shop/data/${id}`)).json()
  return [data.price, data.regularPrice]
}

test('a sale that begins at once changes the prices in the shop, and its end restores them', async () => {
  const [share, fixed] = [await product({ priceCents: 1999 }), await product()]
  const rules = [
    { product: share, percent: 12.5 },
    { product: fixed, price: 15 },
  ]
  const made = await create({ name: ' Flash sale ', rules })
  expect(made.statusCode).toBe(200)
  expect(made.json().data).toMatchObject({ products: 2, unchanged: 0, overlaps: [], sale: expect.any(String) })
  // 12.5 % off 19.99 is 17.49125.
  expect([await priceOf(share), await priceOf(fixed)]).toEqual([
    [17.49, 19.99],
    [15, 20],
  ])
  const id = made.json().data.sale
  expect(await read(id)).toMatchObject({ name: 'Flash sale', state: 'running', products: 2, units: 0, revenue: 0 })
  expect((await end(id)).json().data).toMatchObject({ state: 'ended' })
  expect([await priceOf(share), await priceOf(fixed)]).toEqual([
    [19.99, undefined],
    [20, undefined],
  ])
  expect((await end(id)).statusCode).toBe(409)
  expect((await change(id, { name: 'x' })).statusCode).toBe(409)
})

test('a dry run shows prices and what may be struck through, and changes nothing', async () => {
  const [old, young] = [await product(), await product({ createdAt: new Date() })]
  const cheaper = await product()
  const since = new Date(Date.now() - 10 * DAY)
  await shop.db.insert(priceHistory).values({ productId: cheaper, id: newProduct().id, priceCents: 1700, since })
  const rules = [old, young, cheaper].map((id) => ({ product: id, percent: 25 }))
  const { preview, ...plan } = (await create({ rules, dryRun: true })).json().data
  expect(plan).toEqual({ products: 3, unchanged: 0, overlaps: [] })
  const of = (id: string) => preview.find(({ _id }: { _id: string }) => _id === id)
  expect(of(old)).toMatchObject({ price: 20, salePrice: 15, percent: 25, struckThrough: 20 })
  expect(of(young)).not.toHaveProperty('struckThrough')
  expect(of(cheaper)).toMatchObject({ struckThrough: 17 })
  expect(await shop.db.select().from(saleItems).where(eq(saleItems.productId, old))).toEqual([])
  expect(await priceOf(old)).toEqual([20, undefined])
})

test('the plan and the sale tell the prices of every variant, which are those of the shop', async () => {
  const id = await product()
  const colours = [
    newVariant({ colour: 'Rust', size: '' }),
    newVariant({ colour: 'Blue', size: '', surchargeCents: 800 }),
  ]
  await addVariants(shop, id, ...colours)
  const rules = [{ product: id, percent: 25 }]
  const variants = [
    { name: 'Rust', price: 20, salePrice: 15 },
    { name: 'Blue', price: 28, salePrice: 23 },
  ]
  const [planned] = (await create({ rules, dryRun: true })).json().data.preview
  expect(planned).toMatchObject({ price: 20, salePrice: 15, variants })
  const sale = (await create({ rules })).json().data.sale
  expect((await read(sale)).items).toMatchObject([{ variants }])
  const { data } = (await call(shop.app, 'GET', `/api/v1/shop/data/${id}`)).json()
  expect(data.variants.map(({ price }: { price: number }) => price)).toEqual([15, 23])
  expect((await end(sale)).statusCode).toBe(200)
})

test('a category gives its per cent to all own products, and a rule of one product goes before', async () => {
  const seller = await addSeller(shop, 'seller-cat')
  const [one, other] = [await product({ category: 'toys' }), await product({ category: 'toys' })]
  const theirs = await product({ category: 'toys', sellerId: seller.id })
  const rules = [
    { category: 'toys', percent: 10 },
    { product: other, percent: 50 },
  ]
  const id = (await create({ rules })).json().data.sale
  expect((await read(id)).items.map(({ salePrice }: { salePrice: number }) => salePrice).sort()).toEqual([10, 18])
  expect([(await priceOf(one))[0], (await priceOf(theirs))[0]]).toEqual([18, 20])
  await end(id)
})

test('a product is in one sale at a time: the second is refused with its name, or leaves the product out', async () => {
  const [taken, free] = [await product({ name: 'Taken mug' }), await product()]
  await create({ name: 'First', startsAt: inDays(1), endsAt: inDays(3), rules: [{ product: taken, percent: 10 }] })
  const rules = [taken, free].map((id) => ({ product: id, percent: 20 }))
  const during = { rules, startsAt: inDays(2), endsAt: inDays(4) }
  const refused = await create(during)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    field: 'rules',
    message: 'Taken mug is in the sale “First” at that time. A product is in one sale at a time.',
  })
  expect((await create({ ...during, dryRun: true })).json().data.overlaps).toMatchObject([
    { name: 'First', products: 1, examples: ['Taken mug'] },
  ])
  const left = (await create({ ...during, leaveOutTaken: true })).json().data
  expect((await read(left.sale)).items).toMatchObject([{ _id: free }])
  // It is free after the other sale, and once that one is cancelled.
  const later = await create({ rules: [{ product: taken, percent: 20 }], startsAt: inDays(5), endsAt: inDays(6) })
  expect(later.statusCode).toBe(200)
  expect((await change(later.json().data.sale, { startsAt: inDays(2.5) })).statusCode).toBe(409)
  expect(
    (await create({ ...during, rules: [{ product: free, percent: 1 }], leaveOutTaken: true })).json(),
  ).toMatchObject({
    field: 'rules',
    message: 'No product would become cheaper.',
  })
})

test('of two administrators who take the same product at once, one is refused', async () => {
  const id = await product()
  const both = await Promise.all([1, 2].map(() => create({ rules: [{ product: id, percent: 10 }] })))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await priceOf(id))[0]).toBe(18)
})

test('a scheduled sale is changed and cancelled; its per cent count from the price at its beginning', async () => {
  const id = await product()
  const rules = [{ product: id, percent: 10 }]
  const cancelled = (await create({ rules, startsAt: inDays(1) })).json().data.sale
  expect((await end(cancelled)).json().data.state).toBe('cancelled')
  await advanceSales(shop.db, new Date(Date.now() + 2 * DAY))
  expect((await priceOf(id))[0]).toBe(20)

  const sale = (await create({ rules, startsAt: inDays(1) })).json().data.sale
  expect((await change(sale, { name: 'Later', startsAt: inDays(2), endsAt: inDays(9) })).json().data).toMatchObject({
    name: 'Later',
    state: 'scheduled',
  })
  await shop.db.update(products).set({ priceCents: 1000, basePriceCents: 1000 }).where(eq(products.id, id))
  await advanceSales(shop.db, new Date(Date.now() + 3 * DAY))
  expect(await read(sale)).toMatchObject({ state: 'running', items: [{ salePrice: 9, current: 9 }] })
  expect((await change(sale, { startsAt: inDays(4) })).json()).toMatchObject({ field: 'startsAt' })
  await end(sale)
})

test('the use of a sale is counted from the orders, without unconfirmed, cancelled and returned pieces', async () => {
  const id = await product()
  const sale = (await create({ rules: [{ product: id, price: 12 }] })).json().data.sale
  const orders = orderCalls(shop)
  const waiting = await placeTestOrder(shop.app, 'ada', { productId: id, quantity: 4 })
  const sold = await placeTestOrder(shop.app, 'bob', { productId: id, quantity: 3 })
  const gone = await placeTestOrder(shop.app, 'cid', { productId: id, quantity: 5 })
  for (const one of [sold, gone]) await orders.move(one, 'Confirmed')
  await orders.move(gone, 'Cancelled')
  expect(await read(sale)).toMatchObject({ units: 3, revenue: 36, items: [{ _id: id, units: 3, revenue: 36 }] })
  await end(sale)
  const after = await placeTestOrder(shop.app, 'dan', { productId: id, quantity: 2 })
  for (const one of [waiting, after]) await orders.move(one, 'Confirmed')
  const list = await call(shop.app, 'GET', '/api/v1/admin/sales?size=100&state=ended', { token: 'admin' })
  const shown = list.json().data.find(({ _id }: { _id: string }) => _id === sale)
  expect(shown).toMatchObject({ units: 7, revenue: 84, products: 1, state: 'ended' })
})

test.each([
  ['endsAt', { endsAt: inDays(-1) }],
  ['endsAt', { startsAt: inDays(3), endsAt: inDays(2) }],
  ['endsAt', { endsAt: inDays(400) }],
  ['startsAt', { startsAt: inDays(400), endsAt: inDays(401) }],
  ['name', { name: ' ' }],
  ['rules', { rules: [] }],
  ['rules', { rules: [{ percent: 10 }] }],
  ['rules', { rules: [{ category: 'books', product: newProduct().id, percent: 10 }] }],
  ['rules', { rules: [{ category: 'books', price: 3 }] }],
  ['rules', { rules: [{ category: 'books' }] }],
  ['rules', { rules: [{ category: 'no-such', percent: 10 }] }],
  ['rules', { rules: [{ product: newProduct().id, percent: 10 }] }],
])('a bad %s is a 400 that names it (%#)', async (field, body) => {
  const answer = await create({ rules: [{ category: 'books', percent: 10 }], dryRun: true, ...body })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().field).toMatch(new RegExp(`^${field}`))
})

test('a price that is not lower is refused, and a seller’s product is not put into a sale', async () => {
  const seller = await addSeller(shop, 'seller-sal')
  const [own, theirs] = [await product({ name: 'Jar' }), await product({ sellerId: seller.id })]
  expect((await create({ rules: [{ product: own, price: 20 }] })).json()).toMatchObject({
    message: 'Jar costs $20.00: its price in a sale must be lower.',
  })
  expect((await create({ rules: [{ product: theirs, percent: 10 }] })).json()).toMatchObject({ field: 'rules' })
  expect((await create({ rules: [{ product: own, percent: 10 }] }, 'ada')).statusCode).toBe(403)
  expect((await end(newProduct().id)).statusCode).toBe(404)
})
