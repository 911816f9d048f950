import type { CouponTerms } from '../coupons/coupon-terms'
import { defaultPriceRules } from '../shipping/price-rules'
import { calculateTotals } from './calculate-totals'

test.each([
  [[], 0, 0, 0, 0],
  [[{ priceCents: 1000, quantity: 1 }], 1000, 2500, 150, 3650],
  [[{ priceCents: 1999, quantity: 3 }], 5997, 2500, 900, 9397],
  // 15 % of 110 cents is 16.5, rounded half up.
  [[{ priceCents: 110, quantity: 1 }], 110, 2500, 17, 2627],
])(
  'the totals of %j are subtotal %i, shipping %i and tax %i',
  (lines, subtotalCents, shippingCents, taxCents, totalCents) => {
    const amounts = { subtotalCents, discountCents: 0, shippingCents, taxCents, totalCents }
    expect(calculateTotals(defaultPriceRules, lines)).toEqual(amounts)
  },
)

test('delivery is free above the configured subtotal, not at exactly that subtotal', () => {
  const rules = { shipping: { flatCents: 2500, freeOverCents: 5000 }, taxBasisPoints: 1500 }
  expect(calculateTotals(rules, [{ priceCents: 5000, quantity: 1 }]).shippingCents).toBe(2500)
  expect(calculateTotals(rules, [{ priceCents: 5001, quantity: 1 }]).shippingCents).toBe(0)
  const coupon: CouponTerms = { code: 'HALF', kind: 'percentage', value: 5_000 }
  expect(calculateTotals(rules, [{ priceCents: 5001, quantity: 1 }], coupon).shippingCents).toBe(0)
})

test('a total that the database cannot store is refused with a message; the largest that it can store is accepted', () => {
  const rules = { shipping: { flatCents: 0, freeOverCents: null }, taxBasisPoints: 1500 }
  const most = 1_867_377_084
  expect(calculateTotals(rules, [{ priceCents: most, quantity: 1 }]).totalCents).toBe(2 ** 31 - 1)
  for (const lines of [[{ priceCents: most + 1, quantity: 1 }], [{ priceCents: 100_000_000, quantity: 100_000 }]]) {
    expect(() => calculateTotals(rules, lines)).toThrow(
      expect.objectContaining({
        statusCode: 400,
        message: 'These products cost more than one order can hold. Please order fewer at a time.',
        extra: { field: 'products' },
      }),
    )
  }
})
