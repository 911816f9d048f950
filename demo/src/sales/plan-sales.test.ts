import type { NewProduct } from '@superium/api/seeding'
import { DEMO_PRODUCT_COUNT } from '../catalogue/demo-product-count'
import { demoProducts } from '../catalogue/demo-products'
import { createRandom } from '../random/random'
import { planSales } from './plan-sales'

const EPOCH = new Date('2026-03-01T12:00:00Z')
const WEEK = 7 * 24 * 60 * 60 * 1000

const products: NewProduct[] = []
for (const product of demoProducts(EPOCH)) {
  if (products.length === DEMO_PRODUCT_COUNT) break
  products.push(product)
}
const sales = planSales(products, EPOCH, createRandom(1))
const byId = new Map(products.map((product) => [product.id, product]))

test('one sale follows the other for a year', () => {
  expect(sales).toHaveLength(52)
  sales.forEach(({ startsAt, endsAt }, week) => {
    expect(startsAt.getTime()).toBe(EPOCH.getTime() + week * WEEK)
    expect(endsAt.getTime()).toBe(startsAt.getTime() + WEEK)
  })
})

test('each takes 10 to 45 % off 12 to 24 products that are in stock and were in the shop for 31 days', () => {
  for (const { items, startsAt } of sales) {
    expect(items.length).toBeGreaterThanOrEqual(12)
    expect(items.length).toBeLessThanOrEqual(24)
    expect(new Set(items.map(({ productId }) => productId)).size).toBe(items.length)
    for (const { productId, priceCents } of items) {
      const product = byId.get(productId)
      if (!product) throw new Error('a sale of something else')
      expect(product.stock).toBeGreaterThan(0)
      expect(startsAt.getTime() - product.createdAt.getTime()).toBeGreaterThan(31 * 24 * 60 * 60 * 1000)
      expect(priceCents).toBeLessThanOrEqual(product.priceCents * 0.9 + 0.001)
      expect(priceCents).toBeGreaterThanOrEqual(product.priceCents * 0.55 - 0.001)
    }
  }
})

test('nothing is on sale again within eight weeks', () => {
  const last = new Map<string, number>()
  sales.forEach(({ items }, week) => {
    for (const { productId } of items) {
      expect(week - (last.get(productId) ?? -99)).toBeGreaterThan(8)
      last.set(productId, week)
    }
  })
})

test('a shop too small for a sale has none', () => {
  expect(planSales(products.slice(0, 10), EPOCH, createRandom(1))).toEqual([])
})
