import { DEMO_PRODUCT_COUNT } from '../catalogue/demo-product-count'
import { demoProducts } from '../catalogue/demo-products'
import { planVariants } from '../catalogue/plan-variants'
import { createRandom } from '../random/random'
import { demoShoppers } from './demo-shoppers'
import { groupIntoOrders } from './group-into-orders'
import { stepsUntil } from './order-steps'
import { type Purchase, planPurchases } from './plan-purchases'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** The orders of a whole demo shop that is seeded at `now`. */
function ordersAt(now: Date): Purchase[][] {
  const random = createRandom(77)
  const people = demoShoppers()
  const products = demoProducts(now)
  const purchases = Array.from({ length: DEMO_PRODUCT_COUNT }, () => products.next().value).flatMap((product) =>
    planPurchases(product, planVariants(product, random)?.variants ?? [], people, now, random),
  )
  return groupIntoOrders(purchases)
}

const placedAt = ([first]: readonly Purchase[]): number => first?.at.getTime() ?? Number.NaN

/** Orders per UTC day, for the `days` whole days before the day of `now`, the oldest first. */
function perDay(orders: readonly Purchase[][], now: Date, days: number): number[] {
  const today = Math.floor(now.getTime() / DAY)
  const counts = Array.from({ length: days }, () => 0)
  for (const order of orders) {
    const ago = today - Math.floor(placedAt(order) / DAY)
    if (ago >= 1 && ago <= days) counts[days - ago] = (counts[days - ago] ?? 0) + 1
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
  const days = perDay(orders, now, 60)
  const before = mean(days.slice(0, 30))
  for (const week of [days.slice(-28, -21), days.slice(-21, -14), days.slice(-14, -7), days.slice(-7)])
    expect(mean(week) / before).toBeGreaterThan(0.7)
  expect(Math.min(...days)).toBeGreaterThan(0)
  expect(orders.some((order) => now.getTime() - placedAt(order) < 3 * HOUR)).toBe(true)
  const latest = orders.map((order) => {
    const { reached, at } = order[0] as Purchase
    return { reached, at: stepsUntil(reached, at).at(-1)?.at.getTime() ?? 0 }
  })
  for (const step of ['Pending', 'Confirmed', 'Shipped', 'Delivered'])
    expect([step, latest.some(({ reached, at }) => reached === step && now.getTime() - at < DAY)]).toEqual([step, true])
  expect(latest.filter(({ at }) => at > now.getTime())).toEqual([])
})
