/** What a coupon takes off: a share of the subtotal, an amount of it, or the cost of delivery. */
export const couponKinds = ['percentage', 'amount', 'free-shipping'] as const
export type CouponKind = (typeof couponKinds)[number]

/** A coupon's effect on prices; an order keeps a copy. */
export interface CouponTerms {
  code: string
  kind: CouponKind
  /** Hundredths of a per cent for a percentage, cents for an amount, 0 for free shipping. */
  value: number
}

/** What a coupon takes off a subtotal, in cents; a percentage is rounded half up. Never more than the subtotal. */
export function discountFor(terms: CouponTerms | undefined, subtotalCents: number): number {
  if (terms?.kind === 'percentage') return Math.floor((subtotalCents * terms.value + 5000) / 10_000)
  if (terms?.kind === 'amount') return Math.min(terms.value, subtotalCents)
  return 0
}
