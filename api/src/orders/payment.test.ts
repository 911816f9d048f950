import { eq } from 'drizzle-orm'
import { createPayments } from '../payments/payments'
import { defaultShop } from '../shop-settings/shop-profile'
import { orderCalls } from '../testing/order-calls'
import { placeTestOrder } from '../testing/place-test-order'
import { sendTestOrder } from '../testing/send-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { expireUnpaidOrders } from './expire-unpaid-orders'
import { orders } from './table'

let shop: TestShop
let orderOf: ReturnType<typeof orderCalls>
const rules = {
  bankDetails: ['Superium', 'IBAN DE00 1234'],
  checkPayee: ['Superium Ltd', '1 Quay'],
  unpaidOrdersMax: 3,
}

beforeAll(async () => {
  shop = await openTestShop(20, rules)
  orderOf = orderCalls(shop)
})
afterAll(() => shop.close())

const parts = () => ({ db: shop.db, payments: createPayments(), shop: defaultShop })

/** Places an order with this payment type. */
async function paidBy(paymentType: string, token: string) {
  const [product] = await stock(shop, newProduct({ priceCents: 1000, stock: 5 }))
  const wanted = [{ productId: product?.id ?? '', quantity: 1 }]
  const answer = await sendTestOrder(shop.app, token, wanted, 36.5, { paymentType })
  return { ...answer.json().data, productId: product?.id ?? '' }
}

test.each([
  ['direct_bank_transfer', ['Transfer $36.50 to this account:', 'Superium', 'IBAN DE00 1234']],
  ['check_payments', ['Send a check for $36.50, payable to Superium Ltd.', '1 Quay']],
])('an order by %s waits with instructions and the order number as reference', async (type, lines) => {
  const { payment, orderNumber, createdAt } = await paidBy(type, `waits-${type}`)
  expect(payment).toMatchObject({ state: 'waiting', reference: orderNumber })
  expect(payment.instructions.slice(0, -1)).toEqual(lines)
  expect(payment.instructions.at(-1)).toContain(orderNumber)
  expect(Date.parse(payment.dueAt) - Date.parse(createdAt)).toBe(168 * 3_600_000)
})

test('cash is paid to the courier: delivered, the order is paid', async () => {
  const { _id: id, payment } = await paidBy('cash_on_delivery', 'cash')
  expect(payment).toMatchObject({ state: 'on-delivery' })
  expect(payment.dueAt).toBeUndefined()
  await orderOf.move(id, 'Confirmed', 'Shipped', 'Delivered')
  const order = await orderOf.read(id, 'cash')
  expect(order.payment).toMatchObject({ state: 'paid', instructions: [] })
  expect(order.timeline.slice(-2)).toMatchObject([
    { kind: 'paid', actor: 'admin', status: 'Delivered' },
    { kind: 'status', actor: 'admin', status: 'Delivered' },
  ])
})

test('an administrator marks an order as paid, once; what is cancelled afterwards is refunded', async () => {
  const { _id: id } = await paidBy('check_payments', 'pays')
  expect((await orderOf.buyer(id, 'paid', {}, 'pays')).statusCode).toBe(404)
  const paid = await orderOf.admin(id, 'paid', { note: 'Check 17' })
  expect(paid.json().data).toMatchObject({ status: 'Pending', payment: { state: 'paid', instructions: [] }, refund: 0 })
  expect(paid.json().data.timeline.at(-1)).toMatchObject({ kind: 'paid', actor: 'admin', note: 'Check 17' })
  expect((await orderOf.admin(id, 'paid', {})).statusCode).toBe(409)
  const cancelled = await orderOf.buyer(id, 'cancel', {}, 'pays')
  expect(cancelled.json().data).toMatchObject({ status: 'Cancelled', refund: 36.5, payment: { state: 'paid' } })
  const gone = await paidBy('check_payments', 'pays')
  await orderOf.buyer(gone._id, 'cancel', {}, 'pays')
  const late = await orderOf.admin(gone._id, 'paid', {})
  expect([late.statusCode, late.json().message]).toEqual([409, 'The order is cancelled, so there is nothing to pay.'])
})

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)

test('unpaid orders expire once, with several workers and a cancellation at the same time', async () => {
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, index) => paidBy('direct_bank_transfer', `expires-${index}`)),
  )
  expect(await expireUnpaidOrders(parts(), later(167))).toBe(0)
  const cancels = made.slice(0, 4).map(({ _id }, index) => orderOf.buyer(_id, 'cancel', {}, `expires-${index}`))
  const pays = made.slice(4, 8).map(({ _id }) => orderOf.admin(_id, 'paid', {}))
  await Promise.all([
    expireUnpaidOrders(parts(), later(169)),
    expireUnpaidOrders(parts(), later(169)),
    ...cancels,
    ...pays,
  ])
  await expireUnpaidOrders(parts(), later(169))
  for (const [index, { _id, productId }] of made.entries()) {
    const order = await orderOf.read(_id, `expires-${index}`)
    const paid = order.payment.state === 'paid'
    expect(order.status).toBe(paid ? 'Pending' : 'Cancelled')
    if (index >= 8)
      expect(order.timeline.at(-1)).toMatchObject({ kind: 'expired', actor: 'system', status: 'Cancelled' })
    expect(order.timeline).toHaveLength(2)
    expect(await orderOf.stockOf(productId)).toBe(paid ? 4 : 5)
  }
})

test('orders that are paid, in cash, shipped or from before payments do not expire', async () => {
  const [paid, cash, shipped, old] = [
    await paidBy('check_payments', 'keeps'),
    await paidBy('cash_on_delivery', 'keeps'),
    await paidBy('check_payments', 'keeps2'),
    await paidBy('check_payments', 'keeps2'),
  ]
  await orderOf.admin(paid._id, 'paid', {})
  await orderOf.move(shipped._id, 'Confirmed', 'Shipped')
  await shop.db.update(orders).set({ paymentDueAt: null }).where(eq(orders.id, old._id))
  await expireUnpaidOrders(parts(), later(1000))
  for (const [{ _id }, token] of [
    [paid, 'keeps'],
    [cash, 'keeps'],
    [shipped, 'keeps2'],
    [old, 'keeps2'],
  ] as const)
    expect((await orderOf.read(_id, token)).status).not.toBe('Cancelled')
})

test('20 parallel orders of one account leave at most its bound, and the message says what to do', async () => {
  const [product] = await stock(shop, newProduct({ priceCents: 1000, stock: 50 }))
  const line = { productId: product?.id ?? '', quantity: 1 }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      sendTestOrder(shop.app, 'greedy', [line], 36.5, {
        paymentType: index % 2 ? 'cash_on_delivery' : 'check_payments',
      }),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json()).toEqual({
    status: 'error',
    message: 'You have 3 orders that are not paid yet. Pay or cancel one under “My order”, then order again.',
  })
  expect(await orderOf.stockOf(line.productId)).toBe(47)
  const [first] = answers.filter(({ statusCode }) => statusCode === 200)
  await orderOf.admin(first?.json().data._id, 'paid', {})
  await expect(placeTestOrder(shop.app, 'greedy', line)).resolves.toBeTruthy()
})

test('a repeated request at the bound gets its order', async () => {
  const [product] = await stock(shop, newProduct({ priceCents: 1000, stock: 50 }))
  const line = { productId: product?.id ?? '', quantity: 1 }
  for (const _ of [1, 2]) await placeTestOrder(shop.app, 'retries', line)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => sendTestOrder(shop.app, 'retries', [line], 36.5, {}, headers)),
  )
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(200)
})

test('tracking is set when an order is shipped and can be corrected; only https addresses are taken', async () => {
  const { _id: id } = await paidBy('check_payments', 'tracks')
  const nowhere = await orderOf.admin(id, `parcels/${id}/tracking`, { carrier: 'DHL', number: '1' })
  expect(nowhere.statusCode).toBe(404)
  await orderOf.move(id, 'Confirmed')
  for (const url of ['http://dhl.example/1', 'javascript:alert(1)', 'https://', 'https://a@dhl.example/ 1']) {
    const bad = await orderOf.admin(id, 'status', { status: 'Shipped', tracking: { carrier: 'DHL', number: '1', url } })
    expect([url, bad.statusCode, bad.json().field]).toEqual([url, 400, 'tracking.url'])
  }
  const tracking = { carrier: 'DHL', number: 'X1', url: 'https://dhl.example/X1' }
  await orderOf.admin(id, 'status', { status: 'Shipped', note: 'With care', tracking })
  const shipped = await orderOf.read(id, 'tracks')
  expect(shipped).toMatchObject({ parcels: [{ tracking, lines: [{ lineNumber: 0 }] }], status: 'Shipped' })
  const path = `parcels/${shipped.parcels[0]._id}/tracking`
  await orderOf.admin(id, path, { carrier: 'UPS', number: 'Y2' })
  const order = await orderOf.read(id, 'tracks')
  expect(order.parcels).toMatchObject([{ tracking: { carrier: 'UPS', number: 'Y2' } }])
  expect(order.timeline.slice(-2)).toMatchObject([
    { kind: 'status', status: 'Shipped', note: 'With care' },
    { kind: 'tracking', status: 'Shipped', note: 'UPS Y2' },
  ])
  expect((await orderOf.buyer(id, path, tracking, 'tracks')).statusCode).toBe(404)
})

test('the history is paged, newest first, with the count of all', async () => {
  const ids: string[] = []
  for (const _ of [1, 2, 3]) ids.push((await paidBy('check_payments', 'reads'))._id)
  const page = async (query: string) =>
    (
      await call(shop.app, 'GET', `/api/v1/shop/userorders?email=reads@shop.example&${query}`, { token: 'reads' })
    ).json()
  expect(await page('page=0&size=2')).toMatchObject({ count: 3, data: [{ _id: ids[2] }, { _id: ids[1] }] })
  expect(await page('page=1&size=2')).toMatchObject({ count: 3, data: [{ _id: ids[0] }] })
  expect((await page('page=9')).data).toEqual([])
  expect(await page('size=51')).toMatchObject({ status: 'error', field: 'size' })
})
