import { eq } from 'drizzle-orm'
import { auditEntries } from '../audit/table'
import { orderCalls } from '../testing/order-calls'
import { placeTestOrder } from '../testing/place-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import type { ShipResult } from './ship-orders'
import { orderLines, orders, parcels } from './table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const NOBODY = '01890000-0000-7000-8000-00000000ffff'

async function place(paymentType = 'cash_on_delivery', ...statuses: string[]): Promise<string> {
  const [goods] = await stock(shop, newProduct())
  const id = await placeTestOrder(shop.app, 'ada', { productId: goods?.id ?? '' })
  await shop.db.update(orders).set({ paymentType }).where(eq(orders.id, id))
  await orderCalls(shop).move(id, ...statuses)
  return id
}
const ship = (ids: string[], token = 'admin') =>
  call(shop.app, 'POST', '/api/v1/admin/orders/ship', { token, body: { ids } })
const outcomes = async (ids: string[]): Promise<string[]> =>
  (await ship(ids)).json().data.map(({ outcome }: ShipResult) => outcome)
const parcelsOf = (id: string) => shop.db.select().from(parcels).where(eq(parcels.orderId, id))

test('each order says what became of it, in the order that was asked, and one that fails stops no other', async () => {
  const ready = await place('cash_on_delivery', 'Confirmed')
  const pending = await place()
  const unpaid = await place('direct_bank_transfer', 'Confirmed')
  const cancelled = await place('cash_on_delivery', 'Cancelled')
  const delivered = await place('cash_on_delivery', 'Confirmed', 'Shipped', 'Delivered')
  const early = await place('cash_on_delivery', 'Confirmed')
  await shop.db.update(orderLines).set({ releaseDate: '2999-01-01' }).where(eq(orderLines.orderId, early))
  const last = await place('cash_on_delivery', 'Confirmed')
  const { data } = (await ship([ready, pending, NOBODY, unpaid, cancelled, delivered, early, last])).json()
  expect(data.map(({ _id, outcome, reason }: ShipResult) => [_id, outcome, reason])).toEqual([
    [ready, 'shipped', undefined],
    [pending, 'refused', 'An order that is pending cannot become shipped.'],
    [NOBODY, 'refused', 'There is no such order.'],
    [unpaid, 'refused', 'It is not paid yet. Open it to ship it anyway.'],
    [cancelled, 'refused', 'An order that is cancelled cannot become shipped.'],
    [delivered, 'already', undefined],
    [early, 'refused', expect.stringContaining('is released on 2999-01-01')],
    [last, 'shipped', undefined],
  ])
  expect(data[0].orderNumber).toMatch(/^S-/)
})

test('sent again, or at the same time, nothing is shipped twice, and each shipping is in the audit once', async () => {
  const some = [await place('cash_on_delivery', 'Confirmed'), await place('cash_on_delivery', 'Confirmed')]
  const [first, second] = await Promise.all([outcomes(some), outcomes(some)])
  expect([...first, ...second].toSorted()).toEqual(['already', 'already', 'shipped', 'shipped'])
  expect(await outcomes(some)).toEqual(['already', 'already'])
  for (const id of some) {
    expect(await parcelsOf(id)).toHaveLength(1)
    const entries = await shop.db.select().from(auditEntries).where(eq(auditEntries.targetId, id))
    expect(entries.filter(({ operation }) => operation === 'adminShipOrders')).toMatchObject([
      { actorId: 'admin', before: { status: 'Confirmed' }, after: { status: 'Shipped' } },
    ])
  }
})

test('the bounds of a call are kept, and only administrators make one', async () => {
  const id = await place('cash_on_delivery', 'Confirmed')
  expect((await ship([id], 'ada')).statusCode).toBe(403)
  expect((await ship([])).statusCode).toBe(400)
  expect((await ship([id, id])).statusCode).toBe(400)
  expect((await ship(Array.from({ length: 26 }, (_, n) => NOBODY.slice(0, -2) + (10 + n)))).statusCode).toBe(400)
  expect(await parcelsOf(id)).toEqual([])
})
