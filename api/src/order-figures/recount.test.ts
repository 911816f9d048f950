import { inspect } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { orders } from '../orders/table'
import { addCoupon } from '../testing/add-coupon'
import { testOnOneServer } from '../testing/on-cluster'
import { placeTestOrder, placeTestOrderWith } from '../testing/place-test-order'
import { newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { untilOneWaits } from '../testing/until-one-waits'
import { recountOrderFigures } from './recount'
import { scheduleRecount } from './schedule-recount'
import { couponFigures, figureRecounts, orderDays } from './table'

// A recount runs two transactions per day since the first order.
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const SECOND = dayBefore(9)
const DAYS = [dayBefore(10), SECOND, dayBefore(8)]

let shop: TestShop
let productId = ''
beforeAll(async () => {
  shop = await openTestShop()
  const [mug] = await stock(shop, newProduct({ stock: 1000 }))
  productId = mug?.id ?? ''
  await addCoupon(shop, 'TENTH', { kind: 'percentage', value: 1000 })
  for (const day of DAYS) {
    const id = await placeTestOrderWith(shop.app, 'ada', { coupon: 'TENTH' }, { productId })
    const createdAt = new Date(`${day}T23:59:59Z`)
    await shop.db.update(orders).set({ createdAt }).where(eq(orders.id, id))
  }
  await recountOrderFigures(shop.db)
})
afterAll(() => shop.close())

/** The number of orders by day, without days that have none. */
async function ordersByDay(): Promise<Record<string, number>> {
  const { rows } = await shop.db.execute<{ day: string; orders: number }>(sql`
    select day::text, sum(orders)::int as orders from order_days group by day having sum(orders) <> 0 order by day`)
  return Object.fromEntries(rows.map(({ day, orders: count }) => [day, count]))
}

const couponOrders = async (): Promise<number> =>
  (await shop.db.select().from(couponFigures)).reduce((sum, { orders: count }) => sum + count, 0)

const right = Object.fromEntries(DAYS.map((day) => [day, 1]))

test('a day that cannot be recounted keeps neither later days nor coupons from it, and is named at the end', async () => {
  await shop.db.update(orderDays).set({ orders: 7 })
  await shop.db.update(couponFigures).set({ orders: 7 })
  const wrong = (await ordersByDay())[SECOND]
  const refused = sql.raw(`day = '${SECOND}'`)
  await shop.db.execute(sql`alter table order_days add constraint refuse check (not (${refused})) not valid`)
  const error = await recountOrderFigures(shop.db).catch((reason: unknown) => reason)
  await shop.db.execute(sql`alter table order_days drop constraint refuse`)
  expect(error).toBeInstanceOf(AggregateError)
  expect(inspect(error, { depth: 9 })).toMatch(new RegExp(`The figures of ${SECOND} [^]*refuse`))
  expect([await ordersByDay(), await couponOrders()]).toEqual([{ ...right, [SECOND]: wrong }, 3])
  await recountOrderFigures(shop.db)
  expect(await ordersByDay()).toEqual(right)
})

// A check constraint on a cluster's node does not see the statement timeout of its coordinator.
testOnOneServer('a day may take longer to be recounted than a statement of a request', async () => {
  await shop.db.update(orderDays).set({ orders: 7 })
  await shop.db.execute(sql`alter table order_days add constraint refuse
    check (current_setting('statement_timeout') = '1min') not valid`)
  await recountOrderFigures(shop.db)
  await shop.db.execute(sql`alter table order_days drop constraint refuse`)
  expect(await ordersByDay()).toEqual(right)
})

test('a database in trouble is left alone after a few failures', async () => {
  const transaction = jest.fn(() => Promise.reject(new Error('gone')))
  const db = { execute: shop.db.execute.bind(shop.db), transaction } as unknown as typeof shop.db
  await expect(recountOrderFigures(db)).rejects.toThrow('Not all figures')
  expect(transaction).toHaveBeenCalledTimes(10)
})

test('a process that stops does not recount to the end', async () => {
  await shop.db.update(orderDays).set({ orders: 7 })
  await shop.db.delete(figureRecounts)
  const schedule = scheduleRecount(shop.db, () => {})
  await schedule.stop()
  expect(Object.values(await ordersByDay())).toContain(7)
  await recountOrderFigures(shop.db)
  expect(await ordersByDay()).toEqual(right)
})

test('orders do not wait for a recount that waits', async () => {
  await shop.db.update(orderDays).set({ orders: 7 }).where(eq(orderDays.day, SECOND))
  const recounting = await shop.db.transaction(async (tx) => {
    await tx.select().from(orderDays).where(eq(orderDays.day, SECOND)).for('update')
    const running = recountOrderFigures(shop.db)
    await untilOneWaits(shop.db)
    await placeTestOrder(shop.app, 'bob', { productId })
    return { running }
  })
  expect(await recounting.running).toBeGreaterThan(0)
  expect(await ordersByDay()).toMatchObject(right)
  expect(await recountOrderFigures(shop.db)).toBe(0)
})

test('a start recounts only what is due: nothing after another one, then what a bulk of orders or a failure left', async () => {
  const run = async () => {
    const transaction = jest.spyOn(shop.db, 'transaction')
    const schedule = scheduleRecount(shop.db, (error) => {
      throw error
    })
    await schedule.firstRun
    await schedule.stop()
    const { length } = transaction.mock.calls
    transaction.mockRestore()
    return length
  }
  await recountOrderFigures(shop.db)
  expect(await run()).toBe(0)
  await shop.db.update(orderDays).set({ orders: 7 }).where(eq(orderDays.day, SECOND))
  await shop.db.delete(figureRecounts).where(eq(figureRecounts.name, SECOND))
  expect(await run()).toBe(1)
  expect(await ordersByDay()).toMatchObject(right)
  // Two processes that start at once share the work.
  await shop.db.update(figureRecounts).set({ at: new Date(0) })
  await Promise.all([recountOrderFigures(shop.db, { dueOnly: true }), recountOrderFigures(shop.db, { dueOnly: true })])
  const times = await shop.db.select().from(figureRecounts)
  expect(times.filter(({ at }) => at.getTime() === 0)).toEqual([])
  expect(await run()).toBe(0)
})
