import { eq, sql } from 'drizzle-orm'
import { orderDays, productDays } from '../order-figures/table'
import { createPayments } from '../payments/payments'
import { defaultShop } from '../shop-settings/shop-profile'
import { testOnOneServer } from '../testing/on-cluster'
import { orderCalls } from '../testing/order-calls'
import { openTestShop, type TestShop } from '../testing/test-shop'
import { untilOneWaits } from '../testing/until-one-waits'
import { expireUnpaidOrders } from './expire-unpaid-orders'
import { orders } from './table'

let shop: TestShop
let orderOf: ReturnType<typeof orderCalls>

beforeAll(async () => {
  shop = await openTestShop(20)
  orderOf = orderCalls(shop)
})
afterAll(() => shop.close())

const onePiece = { lines: [{ lineNumber: 0, quantity: 1 }] }
const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort()

test('of eight cancels of one piece of a line at once, as many succeed as there are pieces', async () => {
  const { id, ids } = await orderOf.place([
    { cents: 1000, quantity: 3 },
    { cents: 500, quantity: 1 },
  ])
  const answers = await Promise.all(Array.from({ length: 8 }, () => orderOf.buyer(id, 'cancel', onePiece)))
  expect(statuses(answers)).toEqual([200, 200, 200, 409, 409, 409, 409, 409])
  expect((await orderOf.read(id)).products).toMatchObject([{ cancelled: 3 }, { cancelled: 0 }])
  expect(await orderOf.stockOf(ids[0] ?? '')).toBe(10)
})

test('of two changes to the same state of an order at once, the second is refused as outdated', async () => {
  const { id } = await orderOf.place([{ cents: 1000, quantity: 5 }])
  const answers = await Promise.all([1, 2].map(() => orderOf.buyer(id, 'cancel', { ...onePiece, seen: 1 })))
  expect(statuses(answers)).toEqual([200, 409])
  expect((await orderOf.read(id)).products).toMatchObject([{ cancelled: 1 }])
})

test('of two requests to return a delivered line at once, one is kept', async () => {
  const { id } = await orderOf.place([{ cents: 1000, quantity: 2 }])
  await orderOf.move(id, 'Confirmed', 'Shipped', 'Delivered')
  const answers = await Promise.all([1, 2, 3].map(() => orderOf.buyer(id, 'return', { ...onePiece, reason: 'Small' })))
  expect(statuses(answers)).toEqual([200, 409, 409])
  expect((await orderOf.read(id)).returns).toHaveLength(1)
})

test('a cancel, a payment and the expiry of an order at once give its stock back at most once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, ids } = await orderOf.place([{ cents: 1000, quantity: 4 }])
    await shop.db
      .update(orders)
      .set({ paymentType: 'check_payments', paymentDueAt: new Date(Date.now() - 1000) })
      .where(eq(orders.id, id))
    await Promise.all([
      orderOf.buyer(id, 'cancel'),
      orderOf.admin(id, 'paid', {}),
      expireUnpaidOrders({ db: shop.db, payments: createPayments(), shop: defaultShop }, new Date()),
      orderOf.buyer(id, 'cancel'),
    ])
    const { status, payment, timeline } = await orderOf.read(id)
    expect(await orderOf.stockOf(ids[0] ?? '')).toBe(status === 'Cancelled' ? 10 : 6)
    const ended = timeline.filter(
      (event: { kind: string; status: string }) => event.kind === 'expired' || event.status === 'Cancelled',
    )
    expect(ended).toHaveLength(status === 'Cancelled' ? 1 : 0)
    if (status !== 'Cancelled') expect(payment.state).toBe('paid')
  }
})

// A cluster cannot lock all rows of a table.
testOnOneServer.each([
  ['a whole order', {}],
  ['one piece', onePiece],
])('a cancel of %s holds no figures while it waits, so that it cannot deadlock with an order', async (_, body) => {
  const { id } = await orderOf.place([{ cents: 1000, quantity: 2 }])
  const cancel = await shop.db.transaction(async (tx) => {
    // Blocks the step that counts the buyer's e-mails.
    await tx.execute(sql`lock table rate_limits in exclusive mode`)
    const answer = orderOf.buyer(id, 'cancel', body)
    await untilOneWaits(shop.db)
    for (const table of [orderDays, productDays]) await tx.select().from(table).for('update', { noWait: true })
    return { answer }
  })
  expect((await cancel.answer).statusCode).toBe(200)
})
