import { eq } from 'drizzle-orm'
import type { CouponKind } from '../coupons/coupon-terms'
import { coupons } from '../coupons/table'
import { defaultPriceRules } from '../shipping/price-rules'
import { orderCalls } from '../testing/order-calls'
import { seededRandom } from '../testing/seeded-random'
import { sendTestOrder } from '../testing/send-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { afterCancelling } from './after-cancelling'
import { returnValue } from './order-totals'
import type { LineRow, OrderRow } from './queries'
import { withReturned } from './revalue-waiting-returns'
import { shareCents } from './share-cents'
import { orderLines, orders } from './table'

let shop: TestShop
let orderOf: ReturnType<typeof orderCalls>
beforeAll(async () => {
  const shipping = { flatCents: 2500, freeOverCents: 4000 }
  shop = await openTestShop(20, {}, { priceRules: { ...defaultPriceRules, shipping } })
  orderOf = orderCalls(shop)
})
afterAll(() => shop.close())

/** An order of one piece each of products at these prices with a new coupon; its id. */
async function place(prices: number[], kind: CouponKind, value: number): Promise<string> {
  const code = `C${crypto.randomUUID().slice(0, 8)}`.toUpperCase()
  await shop.db.insert(coupons).values({ code, kind, value, minimumCents: 4000, createdAt: new Date() })
  const goods = await stock(shop, ...prices.map((priceCents) => newProduct({ priceCents })))
  const wanted = goods.map(({ id }) => ({ productId: id, quantity: 1 }))
  const quote = await call(shop.app, 'POST', '/api/v1/shop/quote', { body: { products: wanted, coupon: code } })
  const placed = await sendTestOrder(shop.app, 'ada', wanted, quote.json().data.orderTotal, { coupon: code })
  return placed.json().data._id
}

test.each<[CouponKind, number, { discount: number; refund: number }]>([
  ['amount', 1000, { discount: 1.67, refund: 47.92 }],
  ['percentage', 2000, { discount: 2, refund: 46 }],
])(
  'what is cancelled takes its share along, though the condition of the coupon (%s) and of free delivery holds no longer',
  async (kind, value, left) => {
    const id = await place([5000, 1000], kind, value)
    await orderOf.admin(id, 'paid', {})
    await orderOf.buyer(id, 'cancel', { lines: [{ lineNumber: 0, quantity: 1 }] })
    const { products, ...order } = await orderOf.read(id)
    expect(order).toMatchObject({ subtotal: 10, shippingEstimate: 0, ...left })
    expect(products[1]).toMatchObject({ discount: left.discount })
  },
)

test('a return takes its share along, too', async () => {
  const id = await place([5000, 1000], 'amount', 1000)
  await orderOf.admin(id, 'paid', {})
  await orderOf.move(id, 'Confirmed', 'Shipped', 'Delivered')
  await orderOf.buyer(id, 'return', { reason: 'Too big', lines: [{ lineNumber: 0, quantity: 1 }] })
  const { returns } = await orderOf.read(id)
  await orderOf.admin(id, `returns/${returns[0]._id}`, { accept: true })
  expect(await orderOf.read(id)).toMatchObject({ refund: 47.92 })
})

test('an order from before lines had shares keeps the rule that it was placed under', async () => {
  const id = await place([5000, 1000], 'amount', 1000)
  await shop.db.update(orderLines).set({ discountCents: null }).where(eq(orderLines.orderId, id))
  await orderOf.admin(id, 'paid', {})
  await orderOf.buyer(id, 'cancel', { lines: [{ lineNumber: 0, quantity: 1 }] })
  expect(await orderOf.read(id)).toMatchObject({ subtotal: 10, discount: 10, refund: 57.5 })
})

test('no sequence of cancellations and returns pays back more than was paid, or makes what remains free', async () => {
  const id = await place([5000, 1000], 'amount', 1000)
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id))
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, id))
  for (let seed = 1; seed <= 500; seed += 1) {
    const { whole, chance } = seededRandom(seed)
    const prices = Array.from({ length: whole(1, 5) }, () => ({ priceCents: whole(1, 9999), quantity: whole(1, 4) }))
    const subtotal = prices.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
    const discount = whole(0, Math.floor(subtotal * 0.9))
    const shares = shareCents(
      discount,
      prices.map(({ priceCents, quantity }) => priceCents * quantity),
    )
    let lines = prices.map((one, lineNumber) => ({
      ...line,
      ...one,
      lineNumber,
      discountCents: shares[lineNumber] ?? 0,
    })) as LineRow[]
    const terms = { couponKind: 'amount', couponValue: discount, shippingCents: 500, taxBasisPoints: whole(1, 2500) }
    let row = { ...order, ...terms, returnedCents: 0 } as OrderRow
    row = { ...row, ...afterCancelling({ row, lines, parcels: [], ledger: [] }, []).changes }
    const paid = row.totalCents
    for (let step = 0; step < 8; step += 1) {
      const at = whole(0, lines.length - 1)
      const left = (lines[at]?.quantity ?? 0) - (lines[at]?.cancelled ?? 0) - (lines[at]?.returned ?? 0)
      if (left === 0) continue
      const pieces = [{ lineNumber: at, quantity: whole(1, left) }]
      if (chance(0.5)) {
        const { lines: after, changes, nothingLeft } = afterCancelling({ row, lines, parcels: [], ledger: [] }, pieces)
        if (nothingLeft) break
        lines = after
        row = { ...row, ...changes }
      } else {
        const after = withReturned(lines, pieces)
        row = { ...row, returnedCents: row.returnedCents + returnValue(row, lines, after) }
        lines = after
      }
      const due = row.totalCents - row.returnedCents
      expect([seed, due <= paid, due >= row.shippingCents]).toEqual([seed, true, true])
      const worth = lines.reduce((sum, one) => sum + one.priceCents * (one.quantity - one.cancelled - one.returned), 0)
      // A tenth of the price is charged at least; rounding moves a cent per line and the tax's.
      expect([seed, due - row.shippingCents >= worth * 0.1 - lines.length - 1]).toEqual([seed, true])
    }
  }
})
