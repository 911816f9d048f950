/** Kinds of discount: a share of the subtotal, an amount, or the delivery cost. */
export const couponKinds = ['percentage', 'amount', 'free-shipping'] as const
export type CouponKind = (typeof couponKinds)[number]

/** A coupon's effect on prices; an order keeps a copy. */
export interface CouponTerms {
  code: string
  kind: CouponKind
  /** Hundredths of a per cent for a percentage, cents for an amount, 0 for free shipping. */
  value: number
}

/** The discount on a subtotal in cents, at most the subtotal; a percentage is rounded half up. */
export function discountFor(terms: CouponTerms | undefined, subtotalCents: number): number {
  if (terms?.kind === 'percentage') return Math.floor((subtotalCents * terms.value + 5000) / 10_000)
  if (terms?.kind === 'amount') return Math.min(terms.value, subtotalCents)
  return 0
}
