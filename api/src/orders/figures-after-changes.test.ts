import { eq, sql } from 'drizzle-orm'
import { recountOrderFigures } from '../order-figures/recount'
import { couponFigures, orderDays, productDays } from '../order-figures/table'
import { addCoupon } from '../testing/add-coupon'
import { orderCalls } from '../testing/order-calls'
import { placeTestOrder, placeTestOrderWith } from '../testing/place-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { orderLines, orderReturns, orders } from './table'

jest.setTimeout(180_000)

let shop: TestShop
let orderOf: ReturnType<typeof orderCalls>
beforeAll(async () => {
  shop = await openTestShop(20)
  orderOf = orderCalls(shop)
})
afterAll(() => shop.close())

/** Random numbers, the same in each run. Concurrent changes must not call it, because their order varies. */
function createDice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

type Sums = Record<'orders' | 'revenueCents' | 'units' | 'returns' | 'returnedUnits' | 'returnedCents', number>
type CouponSums = Record<'orders' | 'revenueCents' | 'discountCents', number>

/** The figures by day, counted one order at a time. */
async function countFromRows() {
  const { db } = shop
  const days = new Map<string, Sums>()
  const products = new Map<string, { units: number; revenueCents: number }>()
  const dayAt = (time: Date): Sums => {
    const zero = { orders: 0, revenueCents: 0, units: 0, returns: 0, returnedUnits: 0, returnedCents: 0 }
    const found = days.get(dayOf(time)) ?? zero
    days.set(dayOf(time), found)
    return found
  }
  const coupons = new Map<string, CouponSums>()
  const lines = await db.select().from(orderLines)
  for (const order of await db.select().from(orders)) {
    if (order.status === 'Cancelled') continue
    const day = dayAt(order.createdAt)
    const coupon = coupons.get(order.couponCode ?? '') ?? { orders: 0, revenueCents: 0, discountCents: 0 }
    coupon.orders += 1
    coupon.revenueCents += order.totalCents - order.returnedCents
    if (order.couponCode !== null) coupons.set(order.couponCode, coupon)
    day.orders += 1
    day.revenueCents += order.totalCents - order.returnedCents
    for (const { productId, quantity, cancelled, returned, priceCents, discountCents } of lines.filter(
      ({ orderId }) => orderId === order.id,
    )) {
      const left = quantity - cancelled - returned
      coupon.discountCents += Math.floor(((discountCents ?? 0) * left) / quantity)
      const key = `${dayOf(order.createdAt)} ${productId}`
      const product = products.get(key) ?? { units: 0, revenueCents: 0 }
      day.units += left
      products.set(key, { units: product.units + left, revenueCents: product.revenueCents + left * priceCents })
    }
  }
  for (const { state, decidedAt, lines: pieces, valueCents } of await db.select().from(orderReturns)) {
    if (state !== 'accepted' || !decidedAt) continue
    const day = dayAt(decidedAt)
    day.returns += 1
    day.returnedUnits += pieces.reduce((sum, { quantity }) => sum + quantity, 0)
    day.returnedCents += valueCents
  }
  return { days: withoutZeros(days), products: withoutZeros(products), coupons: withoutZeros(coupons) }
}

/** The figures that the changes have maintained. */
async function readKept() {
  const days = new Map<string, Sums>()
  for (const { day, part: _, ...row } of await shop.db.select().from(orderDays)) {
    const sums = days.get(day)
    days.set(
      day,
      sums
        ? (Object.fromEntries(
            Object.entries(row).map(([name, value]) => [name, value + sums[name as keyof Sums]]),
          ) as Sums)
        : row,
    )
  }
  const products = await shop.db.select().from(productDays)
  const coupons = new Map<string, CouponSums>()
  for (const { code, orders: count, revenueCents, discountCents } of await shop.db.select().from(couponFigures)) {
    const sums = coupons.get(code) ?? { orders: 0, revenueCents: 0, discountCents: 0 }
    coupons.set(code, {
      orders: sums.orders + count,
      revenueCents: sums.revenueCents + revenueCents,
      discountCents: sums.discountCents + discountCents,
    })
  }
  return {
    days: withoutZeros(days),
    products: withoutZeros(new Map(products.map(({ day, productId, ...sums }) => [`${day} ${productId}`, sums]))),
    coupons: withoutZeros(coupons),
  }
}

const withoutZeros = <T extends object>(sums: Map<string, T>): Record<string, T> =>
  Object.fromEntries([...sums].filter(([, one]) => Object.values(one).some((value) => value !== 0)))

/** Every third order has another coupon, and every third none. */
const couponOf = (index: number) => [{ coupon: 'TENTH' }, { coupon: 'LARGE' }, {}][index % 3] ?? {}

/** Moves orders to other days together with their figures. */
async function spreadOverDays(ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const createdAt = new Date(Date.UTC(2026, 1, 1 + (index % 4), 23, 59, 59))
    await shop.db.update(orders).set({ createdAt }).where(eq(orders.id, id))
  }
  await recountOrderFigures(shop.db)
}

test('after any sequence of changes, also at once, the figures are what the orders say', async () => {
  const dice = createDice(17)
  const goods = await stock(shop, ...[1999, 500, 12_345].map((priceCents) => newProduct({ priceCents, stock: 5000 })))
  await addCoupon(shop, 'TENTH', { kind: 'percentage', value: 1000 })
  await addCoupon(shop, 'LARGE', { kind: 'amount', value: 2500 })
  const ids: string[] = []
  for (let index = 0; index < 14; index += 1) {
    const wanted = goods.filter(() => dice(3) > 0).map(({ id }) => ({ productId: id, quantity: 1 + dice(4) }))
    const [first] = goods
    if (!first) throw new Error('no goods')
    ids.push(
      await placeTestOrderWith(
        shop.app,
        'ada',
        couponOf(index),
        ...(wanted.length > 0 ? wanted : [{ productId: first.id, quantity: 2 }]),
      ),
    )
  }
  expect(await readKept()).toEqual(await countFromRows())
  await spreadOverDays(ids)
  expect(await readKept()).toEqual(await countFromRows())

  const pieces = async (id: string, roll: number) => {
    const lines = await shop.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, id))
      .orderBy(orderLines.lineNumber)
    return [{ lineNumber: lines[roll % lines.length]?.lineNumber ?? 0, quantity: 1 }]
  }
  const decide = async (id: string, accept: boolean) => {
    const [waiting] = await shop.db
      .select()
      .from(orderReturns)
      .where(eq(orderReturns.orderId, id))
      .orderBy(sql`decided_at desc nulls first`)
    return waiting && orderOf.admin(id, `returns/${waiting.id}`, { accept, note: 'n' })
  }
  const changes: ((id: string, roll: number) => Promise<unknown>)[] = [
    (id) => orderOf.admin(id, 'status', { status: 'Confirmed' }),
    (id) => orderOf.admin(id, 'status', { status: 'Shipped' }),
    (id) => orderOf.admin(id, 'status', { status: 'Delivered' }),
    (id) => orderOf.admin(id, 'paid', {}),
    async (id, roll) => orderOf.buyer(id, 'cancel', { reason: 'r', lines: await pieces(id, roll) }),
    (id) => orderOf.buyer(id, 'cancel', { reason: 'r' }),
    async (id, roll) => orderOf.buyer(id, 'return', { reason: 'r', lines: await pieces(id, roll) }),
    (id) => orderOf.buyer(id, 'return', { reason: 'r' }),
    (id, roll) => decide(id, roll % 3 > 0),
    (id) => orderOf.admin(id, 'status', { status: 'Returned' }),
  ]
  // Delivers most orders, so that returns also happen.
  for (const id of ids.slice(0, 9)) await orderOf.move(id, 'Confirmed', 'Shipped', 'Delivered')
  // At least one of each kind, whatever happens below.
  for (const id of ids.slice(0, 2)) {
    await orderOf.buyer(id, 'return', { reason: 'r' })
    await decide(id, true)
  }
  await orderOf.buyer(ids.at(-1) ?? '', 'cancel', { reason: 'r' })
  for (let round = 0; round < 16; round += 1) {
    const some = Array.from({ length: 5 }, () => {
      return { change: changes[dice(changes.length)], id: ids[dice(ids.length)] ?? '', roll: dice(6000) }
    })
    await Promise.all(some.map(({ change, id, roll }) => change?.(id, roll)))
  }
  const kept = await readKept()
  expect(kept).toEqual(await countFromRows())
  const sums = Object.values(kept.days)
  expect(sums.reduce((sum, { returns }) => sum + returns, 0)).toBeGreaterThan(1)
  expect(sums.reduce((sum, day) => sum + day.orders, 0)).toBeLessThan(ids.length)
  expect(Object.keys(kept.coupons).toSorted()).toEqual(['LARGE', 'TENTH'])
  expect(await recountOrderFigures(shop.db)).toBe(0)
})

test('a recount corrects figures that are wrong, while orders are placed', async () => {
  const [mug] = await stock(shop, newProduct({ stock: 1000 }))
  await shop.db.update(orderDays).set({ orders: sql`${orderDays.orders} + 3`, units: sql`0` })
  await shop.db.delete(productDays)
  await shop.db.update(couponFigures).set({ revenueCents: 1 })
  const placing = Array.from({ length: 20 }, () => placeTestOrder(shop.app, 'bob', { productId: mug?.id ?? '' }))
  const [corrected] = await Promise.all([recountOrderFigures(shop.db), ...placing])
  expect(corrected).toBeGreaterThan(0)
  expect(await readKept()).toEqual(await countFromRows())
})

test('orders of one moment are spread over several rows of their day', async () => {
  const rows = await shop.db
    .select({ part: orderDays.part })
    .from(orderDays)
    .where(eq(orderDays.day, dayOf(new Date())))
  expect(rows.length).toBeGreaterThan(3)
  expect((await call(shop.app, 'GET', '/api/v1/admin/dashboard', { token: 'ada' })).statusCode).toBe(403)
})
