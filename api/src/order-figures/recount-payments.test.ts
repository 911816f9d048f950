import { asc, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { orderEvents, orders } from '../orders/table'
import { payments } from '../payment-ledger/table'
import { orderCalls } from '../testing/order-calls'
import { openTestShop, type TestShop } from '../testing/test-shop'
import { ledgerIsSound } from '../trials/check-ledger'
import { recountOrderFigures } from './recount'

let shop: TestShop
let orderOf: ReturnType<typeof orderCalls>
beforeAll(async () => {
  shop = await openTestShop()
  orderOf = orderCalls(shop)
})
afterAll(() => shop.close())
afterEach(async () => {
  for (const [what, audit] of Object.entries(ledgerIsSound))
    expect([what, (await shop.db.execute(audit)).rows]).toEqual([what, []])
})

const ledgerOf = async (id: string) =>
  (
    await shop.db.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.at), asc(payments.id))
  ).map(({ kind, cents, actorId }) => [kind, cents, actorId])

/** What the version before writes when an administrator changes the amounts of an order. */
async function asBefore(id: string, kind: 'paid' | 'refunded', set: Partial<typeof orders.$inferInsert>, note = '') {
  const [row] = await shop.db.update(orders).set(set).where(eq(orders.id, id)).returning()
  const event = { userId: row?.userId ?? '', orderId: id, id: uuidv7(), kind, status: 'Pending', note }
  await shop.db.insert(orderEvents).values({ ...event, actor: 'admin', actorId: 'olga', at: new Date() })
}

test('what the version before wrote enters the ledger by the word of who wrote it, beside what this one wrote', async () => {
  const { id } = await orderOf.place([{ cents: 1000, quantity: 1 }])
  await asBefore(id, 'paid', { paidAt: new Date(), paidCents: 3650 })
  await orderOf.move(id, 'Cancelled')
  expect((await orderOf.admin(id, 'refunds', { amount: 10 })).statusCode).toBe(200)
  await asBefore(id, 'refunded', { refundedCents: 1350 }, '$3.50: By transfer')
  expect(await recountOrderFigures(shop.db)).toBe(2)
  expect(await recountOrderFigures(shop.db)).toBe(0)
  expect((await ledgerOf(id)).toSorted()).toEqual([
    ['received', 3650, 'olga'],
    ['refund-due', 3650, 'admin'],
    ['refunded', 1000, 'admin'],
    ['refunded', 350, 'olga'],
  ])
})

test('amounts that are not those of the ledger are told and mended', async () => {
  const { id } = await orderOf.place([{ cents: 1000, quantity: 1 }])
  await orderOf.admin(id, 'paid', {})
  const reported: string[] = []
  const recount = () => recountOrderFigures(shop.db, { report: ({ message }) => reported.push(message) })
  for (const paidCents of [9999, 5]) {
    await shop.db.update(orders).set({ paidCents }).where(eq(orders.id, id))
    await recount()
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id))
    expect(row?.paidCents).toBe(3650)
  }
  expect(reported).toEqual([expect.stringContaining(id), expect.stringContaining(id)])
  expect(await recount()).toBe(0)
})

test('the ledger refuses to be changed', async () => {
  for (const change of [sql`update payments set cents = 1`, sql`delete from payments`, sql`truncate payments`])
    await expect(shop.db.execute(change)).rejects.toMatchObject({ cause: { message: /append-only/ } })
})
