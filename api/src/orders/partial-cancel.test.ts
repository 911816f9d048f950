import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { coupons } from '../coupons/table'
import { products } from '../products/table'
import { addToRating } from '../reviews/queries'
import { reviews } from '../reviews/table'
import { orderCalls } from '../testing/order-calls'
import { sendTestOrder } from '../testing/send-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { orderLines, orders } from './table'

let shop: TestShop
let orderOf: ReturnType<typeof orderCalls>

beforeAll(async () => {
  shop = await openTestShop(20)
  orderOf = orderCalls(shop)
})
afterAll(() => shop.close())

test('a line is cancelled in part: stock goes back, and every total is that of what remains', async () => {
  const { id, ids } = await orderOf.place([
    { cents: 1000, quantity: 3 },
    { cents: 2000, quantity: 1 },
  ])
  const answer = await orderOf.buyer(id, 'cancel', { reason: 'Too many', lines: [{ lineNumber: 0, quantity: 2 }] })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toMatchObject({
    status: 'Pending',
    subtotal: 30,
    shippingEstimate: 25,
    taxEstimate: 4.5,
    orderTotal: 59.5,
    refund: 0,
    products: [
      { lineNumber: 0, quantity: 3, cancelled: 2, total: 10, mayCancel: 1 },
      { lineNumber: 1, quantity: 1, cancelled: 0, total: 20, mayCancel: 1 },
    ],
    timeline: [
      { kind: 'status', status: 'Pending' },
      { kind: 'lines-cancelled', status: 'Pending', actor: 'buyer', note: 'Too many', lines: [{ quantity: 2 }] },
    ],
    payment: { instructions: expect.arrayContaining([expect.stringContaining('$59.50')]) },
  })
  expect(await orderOf.stockOf(ids[0] ?? '')).toBe(9)
})

test('what cancelling would pay back is known before it is done, and nothing is changed by asking', async () => {
  const { id } = await orderOf.place([
    { cents: 1000, quantity: 3 },
    { cents: 2000, quantity: 1 },
  ])
  const preview = async (query = '', token = 'ada') =>
    (await call(shop.app, 'GET', `/api/v1/shop/orders/${id}/cancel${query}`, { token })).json()
  expect((await preview()).data).toEqual({ refund: 0 })
  await orderOf.admin(id, 'paid', {})
  const before = await orderOf.read(id)
  expect((await preview('?lines=0:2')).data).toEqual({ refund: 23 })
  expect((await preview()).data).toEqual({ refund: before.orderTotal })
  const { json } = await call(shop.app, 'GET', `/api/v1/admin/orders/${id}/cancel`, { token: 'admin' })
  expect(json().data).toEqual({ refund: before.orderTotal })
  expect(await orderOf.read(id)).toEqual(before)
  expect((await preview('?lines=0:4')).message).toMatch(/^Only 3 of .* are left\.$/)
  expect((await preview('', 'eve')).data).toBeUndefined()
  await orderOf.buyer(id, 'cancel', { lines: [{ lineNumber: 0, quantity: 2 }] })
  expect(await orderOf.read(id)).toMatchObject({ refund: 23 })
  // What is owed already is not said again.
  expect((await preview()).data).toEqual({ refund: before.orderTotal - 23 })
})

test('cancelling the last pieces cancels the order, which shows the totals of what was ordered', async () => {
  const { id, ids } = await orderOf.place([
    { cents: 1000, quantity: 2 },
    { cents: 2000, quantity: 1 },
  ])
  const before = await orderOf.read(id)
  await orderOf.buyer(id, 'cancel', { lines: [{ lineNumber: 0, quantity: 2 }] })
  const answer = await orderOf.buyer(id, 'cancel', { lines: [{ lineNumber: 1, quantity: 1 }] })
  const { subtotal, taxEstimate, orderTotal } = before
  expect(answer.json().data).toMatchObject({
    status: 'Cancelled',
    ...{ subtotal, taxEstimate, orderTotal },
    payment: { state: 'cancelled', instructions: [] },
    products: [
      { cancelled: 2, total: 20, mayCancel: 0 },
      { cancelled: 1, total: 20, mayCancel: 0 },
    ],
  })
  for (const product of ids) expect(await orderOf.stockOf(product)).toBe(10)
})

test('the discount of a partly cancelled order shrinks with it, and the coupon is free again when nothing is left', async () => {
  await shop.db.insert(coupons).values({ code: 'TENTH', kind: 'percentage', value: 1000, createdAt: new Date() })
  const [product] = await stock(shop, newProduct({ priceCents: 5000 }))
  const wanted = [{ productId: product?.id ?? '', quantity: 2 }]
  const quote = await call(shop.app, 'POST', '/api/v1/shop/quote', { body: { products: wanted, coupon: 'TENTH' } })
  const placed = await sendTestOrder(shop.app, 'ada', wanted, quote.json().data.orderTotal, { coupon: 'TENTH' })
  const { _id: id, orderTotal } = placed.json().data
  expect(orderTotal).toBe(128.5)
  const used = async () => (await shop.db.select().from(coupons).where(eq(coupons.code, 'TENTH')))[0]?.used
  const part = await orderOf.buyer(id, 'cancel', { lines: [{ lineNumber: 0, quantity: 1 }] })
  expect(part.json().data).toMatchObject({ subtotal: 50, discount: 5, taxEstimate: 6.75, orderTotal: 76.75 })
  expect(await used()).toBe(1)
  const whole = await orderOf.buyer(id, 'cancel')
  expect(whole.json().data).toMatchObject({ status: 'Cancelled', discount: 10, orderTotal: 128.5 })
  expect(await used()).toBe(0)
})

test('racing cancellations of the same pieces return their stock once', async () => {
  const { id, ids } = await orderOf.place([
    { cents: 1000, quantity: 3 },
    { cents: 1000, quantity: 1 },
  ])
  const ask = () => orderOf.buyer(id, 'cancel', { lines: [{ lineNumber: 0, quantity: 2 }] })
  const codes = (await Promise.all(Array.from({ length: 6 }, ask))).map(({ statusCode }) => statusCode)
  expect(codes.toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await orderOf.stockOf(ids[0] ?? '')).toBe(9)
})

test('a request that was sent twice, or from an outdated page, is a 409 when it says what it has seen', async () => {
  const { id, ids } = await orderOf.place([{ cents: 1000, quantity: 5 }])
  const ask = () => orderOf.buyer(id, 'cancel', { lines: [{ lineNumber: 0, quantity: 1 }], seen: 1 })
  const codes = (await Promise.all([ask(), ask(), ask()])).map(({ statusCode }) => statusCode)
  expect(codes.toSorted()).toEqual([200, 409, 409])
  expect((await ask()).json().message).toBe('The order has been changed meanwhile. Look at it again.')
  expect(await orderOf.stockOf(ids[0] ?? '')).toBe(6)
})

test.each([
  ['lines.0.lineNumber', { lines: [{ lineNumber: 7, quantity: 1 }] }],
  [
    'lines.1.lineNumber',
    {
      lines: [
        { lineNumber: 0, quantity: 1 },
        { lineNumber: 0, quantity: 1 },
      ],
    },
  ],
  ['lines.0.quantity', { lines: [{ lineNumber: 0, quantity: 0 }] }],
  ['lines.0.quantity', { lines: [{ lineNumber: 0, quantity: -1 }] }],
  ['lines.0.quantity', { lines: [{ lineNumber: 0, quantity: 0.5 }] }],
  ['lines.0.quantity', { lines: [{ lineNumber: 0, quantity: 1e12 }] }],
  ['lines.0.quantity', { lines: [{ lineNumber: 0 }] }],
  ['lines.0.lineNumber', { lines: [{ quantity: 1 }] }],
  ['lines', { lines: [] }],
  ['reason', { reason: 'x'.repeat(501) }],
  ['reason', { reason: 'a\0b' }],
])('a bad %s is a 400 that names it, and changes nothing (%j)', async (field, body) => {
  const { id, ids } = await orderOf.place([{ cents: 1000, quantity: 2 }])
  const answer = await orderOf.buyer(id, 'cancel', body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().field).toBe(field)
  expect(await orderOf.stockOf(ids[0] ?? '')).toBe(8)
})

test('more pieces than are left are a 409 with how many are left', async () => {
  const { id } = await orderOf.place([{ cents: 1000, quantity: 2 }])
  const answer = await orderOf.buyer(id, 'cancel', { lines: [{ lineNumber: 0, quantity: 3 }] })
  expect(answer.statusCode).toBe(409)
  expect(answer.json().message).toMatch(/^Only 2 of “.*” are left\.$/)
})

test('nobody cancels pieces of another’s order, nor of one that has been shipped', async () => {
  const { id } = await orderOf.place([{ cents: 1000, quantity: 2 }])
  const lines = [{ lineNumber: 0, quantity: 1 }]
  expect((await orderOf.buyer(id, 'cancel', { lines }, 'eve')).statusCode).toBe(404)
  await orderOf.move(id, 'Confirmed', 'Shipped')
  const late = await orderOf.buyer(id, 'cancel', { lines })
  expect(late.json().message).toBe('An order that is shipped cannot be cancelled.')
})

test('reviews from before they needed a delivery are withdrawn with the last piece of their line', async () => {
  const { id, ids } = await orderOf.place([
    { cents: 1000, quantity: 2 },
    { cents: 1000, quantity: 1 },
  ])
  for (const [lineNumber, productId] of ids.entries()) {
    const own = { productId, id: uuidv7(), userId: 'ada', orderId: id, lineNumber, author: 'Ada' }
    await shop.db
      .insert(reviews)
      .values({ ...own, stars: 1, title: '', text: 'Meh', variantName: '', createdAt: new Date() })
    await addToRating(shop.db, productId, 1, 1)
  }
  await orderOf.buyer(id, 'cancel', { lines: [{ lineNumber: 0, quantity: 1 }] })
  const left = () => shop.db.select().from(reviews).where(eq(reviews.orderId, id))
  expect(await left()).toHaveLength(2)
  await orderOf.buyer(id, 'cancel', { lines: [{ lineNumber: 0, quantity: 1 }] })
  expect(await left()).toMatchObject([{ lineNumber: 1 }])
  const [rated] = await shop.db
    .select()
    .from(products)
    .where(eq(products.id, ids[0] ?? ''))
  expect(rated?.ratingCount).toBe(0)
})

test('the database refuses totals that differ from the lines', async () => {
  const { id } = await orderOf.place([{ cents: 1000, quantity: 2 }])
  const own = eq(orders.id, id)
  const cancelled = shop.db
    .update(orderLines)
    .set({ cancelled: 1 })
    .where(and(eq(orderLines.orderId, id), eq(orderLines.lineNumber, 0)))
  await expect(cancelled).rejects.toMatchObject({
    cause: { code: '23514', message: expect.stringContaining('differs from its lines') },
  })
  const cheaper = shop.db.update(orders).set({ subtotalCents: 0, taxCents: 0, totalCents: 2500 }).where(own)
  await expect(cheaper).rejects.toMatchObject({
    cause: { code: '23514', message: expect.stringContaining('differs from its lines') },
  })
  const free = shop.db.update(orders).set({ totalCents: sql`0` }).where(own)
  await expect(free).rejects.toMatchObject({
    cause: { code: '23514', message: expect.stringContaining('orders_total_adds_up') },
  })
})
