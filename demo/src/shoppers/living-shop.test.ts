import { DEMO_PRODUCT_COUNT } from '../catalogue/demo-product-count'
import { demoProducts } from '../catalogue/demo-products'
import { createRandom } from '../random/random'
import { planShop } from '../seeding/plan-shop'
import { SEED } from '../seeding/seed-shoppers'
import { demoShoppers } from './demo-shoppers'
import { groupIntoOrders } from './group-into-orders'
import { stepsUntil } from './order-steps'
import type { Purchase } from './plan-purchases'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** The orders of a whole demo shop that is seeded at `now`. */
function ordersAt(now: Date): Purchase[][] {
  const all = demoProducts(now)
  const made = Array.from({ length: DEMO_PRODUCT_COUNT }, () => all.next().value)
  const kept = new Map(made.map((one) => [one.id, { ...one, release_date: null, variant_count: 0 }]))
  const { purchases } = planShop(made, kept, demoShoppers(), now, createRandom(SEED))
  return groupIntoOrders(purchases)
}

const cents = (order: readonly Purchase[]): number =>
  order.reduce(
    (sum, { product, variant, quantity }) => sum + (product.priceCents + (variant?.surchargeCents ?? 0)) * quantity,
    0,
  )

const placedAt = ([first]: readonly Purchase[]): number => first?.at.getTime() ?? Number.NaN

/** The sum of a figure per UTC day, for the `days` whole days before the day of `now`, the oldest first. */
function perDay(orders: readonly Purchase[][], now: Date, days: number, of: (order: Purchase[]) => number): number[] {
  const today = Math.floor(now.getTime() / DAY)
  const counts = Array.from({ length: days }, () => 0)
  for (const order of orders) {
    const ago = today - Math.floor(placedAt(order) / DAY)
    if (ago >= 1 && ago <= days) counts[days - ago] = (counts[days - ago] ?? 0) + of(order)
  }
  return counts
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

test.each([
  '2028-02-29T12:00:00.000Z',
  '2026-12-31T23:59:59.000Z',
  '2027-01-01T00:00:01.000Z',
  '2026-06-15T00:00:30.000Z',
  '2026-03-29T01:30:00.000Z',
])('at %s the shop has sold up to now as before, and has orders at every step', (time) => {
  const now = new Date(time)
  const orders = ordersAt(now)
  expect(orders.filter((order) => placedAt(order) > now.getTime())).toEqual([])
  const days = perDay(orders, now, 60, () => 1)
  const before = mean(days.slice(0, 30))
  for (const week of [days.slice(-28, -21), days.slice(-21, -14), days.slice(-14, -7), days.slice(-7)])
    expect(mean(week) / before).toBeGreaterThan(0.7)
  expect(Math.min(...days)).toBeGreaterThan(0)
  const revenue = perDay(orders, now, 60, cents)
  expect(mean(revenue.slice(-4)) / mean(revenue)).toBeGreaterThan(0.7)
  expect(Math.min(...revenue.slice(-7)) / mean(revenue)).toBeGreaterThan(0.3)
  expect(orders.some((order) => now.getTime() - placedAt(order) < 3 * HOUR)).toBe(true)
  const latest = orders.map((order) => {
    const { reached, at } = order[0] as Purchase
    return { reached, at: stepsUntil(reached, at).at(-1)?.at.getTime() ?? 0 }
  })
  for (const step of ['Pending', 'Confirmed', 'Shipped', 'Delivered'])
    expect([step, latest.some(({ reached, at }) => reached === step && now.getTime() - at < DAY)]).toEqual([step, true])
  expect(latest.filter(({ at }) => at > now.getTime())).toEqual([])
})
