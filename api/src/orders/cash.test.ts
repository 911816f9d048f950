import { asc, desc, eq } from 'drizzle-orm'
import { auditEntries } from '../audit/table'
import { payments } from '../payment-ledger/table'
import { addTwoSellers, sellerCalls } from '../testing/mixed-order'
import { orderCalls } from '../testing/order-calls'
import { sendTestOrder } from '../testing/send-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import type { ConfirmCashResult } from './confirm-cash'

let shop: TestShop
let orderOf: ReturnType<typeof orderCalls>
let sellers: Awaited<ReturnType<typeof addTwoSellers>>
let by: ReturnType<typeof sellerCalls>

beforeAll(async () => {
  shop = await openTestShop(20, { unpaidOrdersMax: 1000 })
  orderOf = orderCalls(shop)
  sellers = await addTwoSellers(shop)
  by = sellerCalls(shop)
})
afterAll(() => shop.close())

/** A confirmed cash on delivery order of one piece for $10.00 of Lake Goods and one for $30.00 of Hill Goods, both sent. */
async function sent() {
  const goods = await stock(
    shop,
    newProduct({ priceCents: 1000, sellerId: sellers.lake.id, stock: 10 }),
    newProduct({ priceCents: 3000, sellerId: sellers.hill.id, stock: 10 }),
  )
  const wanted = goods.map(({ id }) => ({ productId: id, quantity: 1 }))
  const placed = await sendTestOrder(shop.app, 'ada', wanted, 71, { paymentType: 'cash_on_delivery' })
  const { _id: id } = placed.json().data
  await orderOf.move(id, 'Confirmed', 'Shipped')
  const parcelOf = async (token: string): Promise<string> => (await by.read(token, id)).json().data.parcels[0]._id
  return { id, lake: await parcelOf('seller-lake'), hill: await parcelOf('seller-hill') }
}

const named = (name: 'lake' | 'hill') =>
  expect.objectContaining({ name: name === 'lake' ? 'Lake Goods' : 'Hill Goods' })
const arrives = (token: string, id: string, parcel: string) => by.send(token, id, `parcels/${parcel}/delivered`)
const confirm = (...orders: { id: string; parcels: string[] }[]) =>
  call(shop.app, 'POST', '/api/v1/admin/orders/cash', { token: 'admin', body: { orders } })
const outcomes = async (...orders: { id: string; parcels: string[] }[]): Promise<string[]> =>
  (await confirm(...orders)).json().data.map(({ outcome }: ConfirmCashResult) => outcome)
const asAdmin = async (id: string) =>
  (await call(shop.app, 'GET', `/api/v1/admin/orders/${id}`, { token: 'admin' })).json().data
const numberOf = async (id: string): Promise<string> => (await asAdmin(id)).orderNumber
/** What the audit says about an order, newest first. */
const actionsOn = async (id: string): Promise<string[]> =>
  (await call(shop.app, 'GET', `/api/v1/admin/audit?target=${id}`, { token: 'admin' }))
    .json()
    .data.map(({ action }: { action: string }) => action)
const listed = async (query: string) =>
  (await call(shop.app, 'GET', `/api/v1/admin/orders?${query}`, { token: 'admin' })).json().data
const isToPay = async (id: string): Promise<boolean> =>
  (await listed('refund=to-pay&size=100')).some(({ _id }: { _id: string }) => _id === id)
const ledgerOf = async (id: string) =>
  (
    await shop.db.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.at), asc(payments.id))
  ).map(({ kind, cents, actor }) => [kind, cents, actor])
/** Lake Goods' piece comes back and is accepted by its seller. */
async function comesBack(id: string, lineNumber = 0, token = 'seller-lake') {
  const lines = [{ lineNumber, quantity: 1 }]
  const { returns } = (await orderOf.buyer(id, 'return', { reason: 'Too big', lines })).json().data
  return by.send(token, id, `returns/${returns.at(-1)._id}`, { accept: true })
}

test('a seller’s word that cash was collected is no money: the refund waits for it, by its sender alone', async () => {
  const { id, lake, hill } = await sent()
  await arrives('seller-lake', id, lake)
  await arrives('seller-hill', id, hill)
  expect(await orderOf.read(id)).toMatchObject({
    ...{ status: 'Delivered', payment: { state: 'cash-reported', instructions: [] }, refund: 0, refundWaiting: 0 },
    parcels: [
      { cash: 17.75, cashState: 'reported' },
      { cash: 53.25, cashState: 'reported' },
    ],
  })
  const decided = (await comesBack(id)).json().data
  expect(decided.returns).toMatchObject([{ state: 'accepted', awaitsCash: true }])
  expect(await orderOf.read(id)).toMatchObject({ refund: 11.5, refundWaiting: 11.5, returns: [{ awaitsCash: true }] })
  const early = await orderOf.admin(id, 'refunds', { amount: 11.5 })
  expect([early.statusCode, early.json().message]).toEqual([
    409,
    'Nothing is to be paid back. $11.50 waits until the cash that a seller reported is confirmed.',
  ])

  expect(await isToPay(id)).toBe(false)

  // The cash of the other sender changes nothing for this one.
  expect(await outcomes({ id, parcels: [hill] })).toEqual(['confirmed'])
  expect(await orderOf.read(id)).toMatchObject({ refundWaiting: 11.5, payment: { state: 'cash-reported' } })
  expect((await orderOf.admin(id, 'refunds', { amount: 0.01 })).statusCode).toBe(409)
  await comesBack(id, 1, 'seller-hill')
  expect(await orderOf.read(id)).toMatchObject({ refund: 46, refundWaiting: 11.5 })
  expect(await isToPay(id)).toBe(true)
  expect((await orderOf.admin(id, 'refunds', { amount: 34.5 })).statusCode).toBe(200)

  expect(await outcomes({ id, parcels: [lake] })).toEqual(['confirmed'])
  const order = await orderOf.read(id)
  expect(order).toMatchObject({ refundWaiting: 0, refunded: 34.5, payment: { state: 'paid' } })
  expect(order.returns[0]).not.toHaveProperty('awaitsCash')
  expect((await orderOf.admin(id, 'refunds', { amount: 11.5 })).statusCode).toBe(200)
  expect(await isToPay(id)).toBe(false)
  expect(await ledgerOf(id)).toEqual([
    ['cash-reported', 1775, 'seller'],
    ['cash-reported', 5325, 'seller'],
    ['refund-due', 1150, 'seller'],
    ['cash-confirmed', 5325, 'admin'],
    ['refund-due', 3450, 'seller'],
    ['refunded', 3450, 'admin'],
    ['cash-confirmed', 1775, 'admin'],
    ['refunded', 1150, 'admin'],
  ])
})

test('an administrator lists the cash to confirm with amount, seller and time, and confirms it once', async () => {
  const { id, lake, hill } = await sent()
  const before = (await listed('cash=to-confirm&size=100')).map(({ _id }: { _id: string }) => _id)
  expect(before).not.toContain(id)
  await arrives('seller-lake', id, lake)
  const row = (await listed('cash=to-confirm&size=100')).find(({ _id }: { _id: string }) => _id === id)
  const { deliveredAt } = (await asAdmin(id)).parcels.find(({ _id }: { _id: string }) => _id === lake)
  expect(row.cashToConfirm).toEqual([
    {
      parcel: lake,
      amount: 17.75,
      reportedAt: deliveredAt,
      seller: { slug: 'lake-goods', name: 'Lake Goods', open: true },
    },
  ])
  const [first, second] = await Promise.all([outcomes({ id, parcels: [lake] }), outcomes({ id, parcels: [lake] })])
  expect([...first, ...second].toSorted()).toEqual(['already', 'confirmed'])
  expect(await outcomes({ id, parcels: [hill] })).toEqual(['refused'])
  const nobody = '01890000-0000-7000-8000-00000000ffff'
  expect(await outcomes({ id: nobody, parcels: [nobody] }, { id, parcels: [lake] })).toEqual(['refused', 'already'])
  const rest = await listed('cash=to-confirm&size=100')
  expect(rest.map(({ _id }: { _id: string }) => _id)).not.toContain(id)
  expect((await orderOf.read(id)).timeline.at(-1)).toMatchObject({ kind: 'cash-confirmed', actor: 'admin' })
  const [entry] = await shop.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.targetId, id))
    .orderBy(desc(auditEntries.id))
  expect(entry).toMatchObject({ operation: 'adminConfirmCash', after: { event: 'cash-confirmed', cents: 1775 } })
  for (const token of ['ada', 'seller-lake'])
    expect(
      (
        await call(shop.app, 'POST', '/api/v1/admin/orders/cash', {
          token,
          body: { orders: [{ id, parcels: [lake] }] },
        })
      ).statusCode,
    ).toBe(403)
})

test('an administrator’s own “delivered” confirms its cash, and not that of a seller', async () => {
  const { id, lake, hill } = await sent()
  await arrives('seller-lake', id, lake)
  await orderOf.admin(id, `parcels/${hill}/delivered`, {})
  expect(await ledgerOf(id)).toEqual([
    ['cash-reported', 1775, 'seller'],
    ['cash-reported', 5325, 'admin'],
    ['cash-confirmed', 5325, 'admin'],
  ])
  const { parcels, payment } = await asAdmin(id)
  expect(payment).toMatchObject({ due: 17.75, reported: 17.75, received: 53.25 })
  expect(parcels.map(({ cashState }: { cashState: string }) => cashState).toSorted()).toEqual(['confirmed', 'reported'])
  expect(payment.state).toBe('cash-reported')
})

test('“mark paid” confirms the cash that is reported, and receives the rest', async () => {
  const { id, lake, hill } = await sent()
  expect((await asAdmin(id)).payment).toMatchObject({ due: 71 })
  await arrives('seller-lake', id, lake)
  const reported = (await asAdmin(id)).payment
  expect(reported).toMatchObject({ due: 71, reported: 17.75 })
  expect(reported).not.toHaveProperty('received')
  expect((await orderOf.admin(id, 'paid', {})).json().data).toMatchObject({ payment: { state: 'paid' }, refund: 0 })
  const { payment } = await asAdmin(id)
  expect(payment).toMatchObject({ received: 71 })
  for (const nothing of ['due', 'reported']) expect(payment).not.toHaveProperty(nothing)
  expect(await actionsOn(id)).toContain(`Marked order ${await numberOf(id)} as paid: $71.00`)
  await arrives('seller-hill', id, hill)
  expect(await ledgerOf(id)).toEqual([
    ['cash-reported', 1775, 'seller'],
    ['cash-confirmed', 1775, 'admin'],
    ['received', 5325, 'admin'],
  ])
})

test('the timeline tells the money that came in and whose parcel it was for; only events of a parcel name its sender', async () => {
  const { id, lake, hill } = await sent()
  await arrives('seller-lake', id, lake)
  await outcomes({ id, parcels: [lake] })
  await orderOf.admin(id, `parcels/${hill}/delivered`, {})
  for (const { timeline } of [await orderOf.read(id), await asAdmin(id)]) {
    const told = timeline.slice(-4).map((event: Record<string, unknown>) => [event.kind, event.received, event.seller])
    expect(told).toEqual([
      ['cash-confirmed', [{ amount: 17.75, parcel: lake, seller: named('lake') }], named('lake')],
      ['parcel-delivered', undefined, named('hill')],
      ['paid', [{ amount: 53.25, parcel: hill, seller: named('hill') }], undefined],
      ['status', undefined, undefined],
    ])
  }
  const other = await sent()
  await orderOf.admin(other.id, 'paid', {})
  expect((await orderOf.read(other.id)).timeline.at(-1)).toMatchObject({ kind: 'paid', received: [{ amount: 71 }] })
})

test('what is cancelled after a parcel was paid in cash changes no cash that was collected', async () => {
  const goods = await stock(
    shop,
    newProduct({ priceCents: 1000, sellerId: sellers.lake.id, stock: 10 }),
    newProduct({ priceCents: 3000, sellerId: sellers.hill.id, stock: 10 }),
  )
  const wanted = goods.map(({ id }, index) => ({ productId: id, quantity: 1 + index }))
  const placed = await sendTestOrder(shop.app, 'ada', wanted, 105.5, { paymentType: 'cash_on_delivery' })
  const { _id: id } = placed.json().data
  await orderOf.move(id, 'Confirmed')
  const [parcel] = (await by.send('seller-lake', id, 'parcels')).json().data.parcels
  await arrives('seller-lake', id, parcel._id)
  const cash = (await orderOf.read(id)).parcels[0].cash
  await orderOf.buyer(id, 'cancel', { lines: [{ lineNumber: 1, quantity: 1 }] })
  const less = await orderOf.read(id)
  // The parcel to come makes up for the delivery.
  expect([less.parcels[0].cash, less.orderTotal]).toEqual([cash, 71])
  expect(less.cashToCome).toMatchObject([{ amount: 71 - cash }])
  await orderOf.buyer(id, 'cancel', {})
  // Nobody pays for delivery of what never came.
  expect((await orderOf.read(id)).orderTotal).toBe(cash)
  expect(await outcomes({ id, parcels: [parcel._id] })).toEqual(['confirmed'])
  await comesBack(id)
  expect(await orderOf.read(id)).toMatchObject({ payment: { state: 'paid' }, refund: 11.5, refundWaiting: 0 })
})

test('the audit says the amounts of cash, of cancelled pieces and of returns', async () => {
  const { id, lake, hill } = await sent()
  const number = await numberOf(id)
  await arrives('seller-lake', id, lake)
  await orderOf.admin(id, `parcels/${hill}/delivered`, {})
  await comesBack(id)
  expect(await actionsOn(id)).toEqual(
    expect.arrayContaining([
      `Marked a parcel of order ${number} as delivered for cash of $17.75`,
      `Marked a parcel of order ${number} as delivered for cash of $53.25`,
      `Accepted a return of order ${number} worth $11.50`,
    ]),
  )
  await orderOf.admin(id, 'paid', {})
  await orderOf.admin(id, 'refunds', { amount: 1, note: 'By transfer' })
  const [refund] = (await call(shop.app, 'GET', `/api/v1/admin/audit?target=${id}`, { token: 'admin' })).json().data
  expect(refund).toMatchObject({ action: `Refunded $1.00 for order ${number}`, reason: 'By transfer' })
  const other = await orderOf.place([{ cents: 1000, quantity: 1 }])
  await orderOf.move(other.id, 'Cancelled')
  const [entry] = (await call(shop.app, 'GET', `/api/v1/admin/audit?target=${other.id}`, { token: 'admin' })).json()
    .data
  expect(entry).toMatchObject({ changes: [{ field: 'Amount', after: '$36.50' }] })
})

test('an order that is complete because the rest is cancelled was delivered by nobody who cancels', async () => {
  const goods = await stock(shop, newProduct({ priceCents: 1000, sellerId: sellers.lake.id, stock: 10 }))
  const wanted = [{ productId: goods[0]?.id ?? '', quantity: 2 }]
  const placed = await sendTestOrder(shop.app, 'ada', wanted, 48, { paymentType: 'cash_on_delivery' })
  const { _id: id } = placed.json().data
  await orderOf.move(id, 'Confirmed')
  const lines = [{ lineNumber: 0, quantity: 1 }]
  const [parcel] = (await by.send('seller-lake', id, 'parcels', { lines })).json().data.parcels
  await arrives('seller-lake', id, parcel._id)
  await orderOf.move(id, 'Cancelled')
  const { status, timeline } = await asAdmin(id)
  expect(status).toBe('Delivered')
  expect(timeline.slice(-2)).toMatchObject([
    { kind: 'lines-cancelled', actor: 'admin' },
    { kind: 'status', status: 'Delivered', actor: 'system' },
  ])
  expect((await actionsOn(id))[0]).toBe(
    `Status of order ${await numberOf(id)} from Confirmed to Delivered, automatically`,
  )
})
