import { eq, sql } from 'drizzle-orm'
import { products } from '../products/table'
import { addSeller } from '../testing/add-seller'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { orders } from './table'

// 200 purchases compete for the same stock.
jest.setTimeout(120_000)

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop(20)
})
afterAll(() => shop.close())

interface Ask {
  token?: string
  key?: string
  quantity?: number
  total?: number
  change?: object
}

const totalFor = (cents: number, quantity: number): number => {
  const subtotal = cents * quantity
  return (subtotal + 2500 + Math.floor((subtotal * 15 + 50) / 100)) / 100
}

function order(productId: string, { token = 'ada', key = crypto.randomUUID(), quantity = 1, total, change }: Ask = {}) {
  return call(shop.app, 'POST', '/api/v1/shop/orderconfirm', {
    token,
    headers: key ? { 'idempotency-key': key } : {},
    body: {
      name: 'Ada',
      email: `${token}@shop.example`,
      phone: 1700000000,
      street: '12 Lake Road',
      district: 'Dhaka',
      subDistrict: 'Dhanmondi',
      country: 'Bangladesh',
      orderNotes: 'Ring twice',
      postalCode: '1205',
      paymentType: 'cash_on_delivery',
      products: [{ productId, quantity, name: 'forged', image: 'x' }],
      orderTotal: total ?? totalFor(1999, quantity),
      orderNumber: 0,
      status: 'Delivered',
      ...change,
    },
  })
}

const stockOf = async (id: string): Promise<number | undefined> =>
  (await shop.db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock

const namesIn = ({ products }: { products: { name: string }[] }): string[] => products.map(({ name }) => name)

test('an order ignores the name, picture, number and status that the client sends', async () => {
  const [product] = await stock(shop, newProduct({ name: 'Oak desk' }))
  const response = await order(product?.id ?? '', { quantity: 2 })
  expect(response.statusCode).toBe(200)
  const { status, message, data } = response.json()
  expect({ status, message }).toEqual({ status: 'success', message: 'Order placed successfully' })
  expect(data).toMatchObject({
    status: 'Pending',
    orderNumber: expect.stringMatching(/^S-\d{6}-[2-9A-Z]{6}$/),
    products: [{ name: 'Oak desk', price: 19.99, quantity: 2, total: 39.98 }],
    subtotal: 39.98,
    shippingEstimate: 25,
    taxEstimate: 6,
    orderTotal: 70.98,
    street: '12 Lake Road',
    phone: '1700000000',
    timeline: [{ status: 'Pending', actor: 'buyer' }],
  })
  expect(await stockOf(product?.id ?? '')).toBe(8)
  const history = await call(shop.app, 'GET', '/api/v1/shop/userorders?email=ada@shop.example', { token: 'ada' })
  expect(history.json().data[0]).toEqual(data)
})

test('an order keeps the order of the cart’s lines, whatever the ids of their products, also in the history', async () => {
  const rows = await stock(shop, newProduct({ name: 'Plum' }), newProduct({ name: 'White' }))
  for (const lines of [rows, rows.toReversed()]) {
    const products = lines.map(({ id }, index) => ({ productId: index === 0 ? id.toUpperCase() : id, quantity: 1 }))
    const placed = await order('', { total: totalFor(1999, 2), change: { products } })
    const names = lines.map(({ name }) => name)
    expect(namesIn(placed.json().data)).toEqual(names)
    const { data } = (
      await call(shop.app, 'GET', '/api/v1/shop/userorders?email=ada@shop.example', { token: 'ada' })
    ).json()
    expect(namesIn(data[0])).toEqual(names)
  }
})

test('200 concurrent buyers of 50 pieces place exactly 50 orders, and stock ends at 0', async () => {
  const [product] = await stock(shop, newProduct({ stock: 50 }))
  const id = product?.id ?? ''
  const answers = await Promise.all(Array.from({ length: 200 }, (_, buyer) => order(id, { token: `buyer${buyer}` })))
  const codes = answers.map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 200)).toHaveLength(50)
  expect(codes.filter((code) => code === 409)).toHaveLength(150)
  expect(await stockOf(id)).toBe(0)
})

test('50 concurrent requests with one idempotency key place one order and get the same response', async () => {
  const [product] = await stock(shop, newProduct())
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => order(product?.id ?? '', { token: 'grace', key })))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(200)
  expect(await shop.db.select().from(orders).where(eq(orders.userId, 'grace'))).toHaveLength(1)
  expect(await stockOf(product?.id ?? '')).toBe(9)
})

test('20 concurrent requests with one idempotency key for the last piece place one order and get the same response', async () => {
  const [product] = await stock(shop, newProduct({ stock: 1 }))
  const key = crypto.randomUUID()
  const id = product?.id ?? ''
  // Holds the product until many of the requests that run at once wait for the account, so that all have looked up the
  // key before the first order exists.
  const sent = await shop.db.transaction(async (tx) => {
    await tx.select().from(products).where(eq(products.id, id)).for('update')
    const asked = Array.from({ length: 20 }, () => order(id, { token: 'last', key }))
    for (let waiting = 0; waiting < 6; ) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      const { rows } = await tx.execute(sql`
        select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where not granted and locktype = 'advisory' and datname = current_database()`)
      waiting = rows.length
    }
    return asked
  })
  const answers = await Promise.all(sent)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(await shop.db.select().from(orders).where(eq(orders.userId, 'last'))).toHaveLength(1)
})

test('an idempotency key that is reused for another order is a 422', async () => {
  const [product] = await stock(shop, newProduct())
  const key = crypto.randomUUID()
  expect((await order(product?.id ?? '', { key })).statusCode).toBe(200)
  const other = await order(product?.id ?? '', { key, quantity: 2 })
  expect(other.statusCode).toBe(422)
  expect(other.json()).toMatchObject({ status: 'error', field: 'idempotency-key' })
})

test('a total that differs from the server’s is a 409 with the new quote, and takes no stock', async () => {
  const [product] = await stock(shop, newProduct())
  const response = await order(product?.id ?? '', { total: 1 })
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({ status: 'error', quote: { orderTotal: totalFor(1999, 1), subtotal: 19.99 } })
  expect(await stockOf(product?.id ?? '')).toBe(10)
})

test.each([
  ['too few', { stock: 3 }, 'Only 3 of “Lamp” are left.'],
  ['none', { stock: 0 }, '“Lamp” cannot be bought right now.'],
  ['not yet sold', { status: 'up-coming' as const }, '“Lamp” cannot be bought right now.'],
])('%s is a 409 that names the product and its remaining stock', async (_, change, message) => {
  const [product] = await stock(shop, newProduct({ name: 'Lamp', ...change }))
  const response = await order(product?.id ?? '', { quantity: 4 })
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({ message, quote: { lines: [{ name: 'Lamp', quantity: 4 }] } })
})

test('an order of a hidden product is a 409', async () => {
  const response = await order('0190f3b6-0000-7000-8000-000000000000')
  expect(response.statusCode).toBe(409)
  expect(response.json().message).toBe('A product in your order is no longer sold.')
})

test('a total above the maximum is a 400 with the field products, for a quote and for an order', async () => {
  const [product] = await stock(shop, newProduct({ priceCents: 100_000_000, stock: 1000 }))
  const id = product?.id ?? ''
  const quote = await call(shop.app, 'POST', '/api/v1/shop/quote', {
    body: { products: [{ productId: id, quantity: 1000 }] },
  })
  for (const response of [quote, await order(id, { quantity: 1000 })]) {
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ status: 'error', field: 'products' })
  }
  expect(await stockOf(id)).toBe(1000)
})

test('a missing or bad token is a 401, the e-mail of another account a 403', async () => {
  const [product] = await stock(shop, newProduct())
  const id = product?.id ?? ''
  expect((await order(id, { token: '' })).statusCode).toBe(401)
  expect((await order(id, { token: 'bad' })).statusCode).toBe(401)
  expect((await order(id, { change: { email: 'grace@shop.example' } })).statusCode).toBe(403)
})

test.each([
  ['paymentType', { paymentType: 'gold' }],
  ['phone', { phone: '123' }],
  ['postalCode', { country: 'Bangladesh', postalCode: '12' }],
  ['orderNotes', { orderNotes: 'x'.repeat(2001) }],
  ['district', { district: '   ' }],
  ['products', { products: [] }],
  ['products', { products: [{ productId: 'x', quantity: 1 }] }],
  ['products', { products: [{ productId: '0190f3b6-0000-7000-8000-000000000000', quantity: -1 }] }],
  ['orderTotal', { orderTotal: 'free' }],
])('a bad %s is a 400 that names the field (%j)', async (field, change) => {
  const response = await order('0190f3b6-0000-7000-8000-000000000000', { change })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ status: 'error', field: expect.stringContaining(field) })
})

test('order notes may be empty, blank or absent, which is the same order', async () => {
  const [product] = await stock(shop, newProduct())
  const key = crypto.randomUUID()
  const answers = [
    await order(product?.id ?? '', { key, change: { orderNotes: ' \n ' } }),
    await order(product?.id ?? '', { key, change: { orderNotes: '' } }),
    await order(product?.id ?? '', { key, change: { orderNotes: undefined } }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  for (const answer of answers)
    expect(answer.json().data).toMatchObject({ orderNotes: '', _id: answers[0]?.json().data._id })
})

test('an order without an Idempotency-Key is a 400 that names it', async () => {
  const [product] = await stock(shop, newProduct())
  const response = await order(product?.id ?? '', { key: '' })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ status: 'error', field: 'idempotency-key' })
})

test('nobody buys from the own shop; the line is named, and its stock stays', async () => {
  const seller = await addSeller(shop, 'own-shop')
  const [product] = await stock(shop, newProduct({ name: 'Own vase', sellerId: seller.id }))
  const refused = await order(product?.id ?? '', { token: 'own-shop' })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      status: 'error',
      field: 'products.0.productId',
      message: '“Own vase” is from your own shop. You cannot buy from yourself.',
      quote: { lines: [{ ownShop: true, available: 0 }], orderTotal: 0 },
    },
  ])
  expect(await stockOf(product?.id ?? '')).toBe(10)
  expect((await order(product?.id ?? '', { token: 'eve' })).statusCode).toBe(200)
})
