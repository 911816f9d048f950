import { type CouponTerms, discountFor } from '../coupons/coupon-terms'
import { badField } from '../http/problem'
import type { PriceRules } from '../shipping/price-rules'
import { shippingFor } from '../shipping/shipping-rules'

/** The amounts of an order in cents: total = subtotal − discount + shipping + tax. */
export interface Totals {
  subtotalCents: number
  discountCents: number
  shippingCents: number
  taxCents: number
  totalCents: number
}

/** The database stores cents in 32 bits. */
const MOST_CENTS = 2 ** 31 - 1

/** The sum of lines in cents. */
export const subtotalOf = (lines: readonly { priceCents: number; quantity: number }[]): number =>
  lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)

/**
 * The totals of lines (spec §9): tax is the configured share of subtotal minus discount, rounded half up; the subtotal
 * decides whether delivery is free; an empty cart has no shipping. The caller has validated the coupon. An amount above
 * $21,474,836.47 is a 400 with the field `products`.
 */
export function calculateTotals(
  rules: PriceRules,
  lines: readonly { priceCents: number; quantity: number }[],
  coupon?: CouponTerms,
): Totals {
  return totalsWithDiscount(rules, lines, coupon, discountFor(coupon, subtotalOf(lines)))
}

/** Like {@link calculateTotals}, with another discount than the coupon's terms give. */
export function totalsWithDiscount(
  { shipping, taxBasisPoints }: PriceRules,
  lines: readonly { priceCents: number; quantity: number }[],
  coupon: CouponTerms | undefined,
  discountCents: number,
): Totals {
  const subtotalCents = subtotalOf(lines)
  const free = lines.length === 0 || coupon?.kind === 'free-shipping'
  const shippingCents = free ? 0 : shippingFor(shipping, subtotalCents)
  const taxCents = Math.floor(((subtotalCents - discountCents) * taxBasisPoints + 5000) / 10_000)
  const totalCents = subtotalCents - discountCents + shippingCents + taxCents
  if (Math.max(subtotalCents, totalCents) > MOST_CENTS) {
    throw badField('products', 'These products cost more than one order can hold. Please order fewer at a time.')
  }
  return { subtotalCents, discountCents, shippingCents, taxCents, totalCents }
}
