import type { CouponTerms } from './coupon-terms'
import { formatCents } from './format-cents'

/** Describes a coupon, such as "10 % off", "$5.00 off" or "Free shipping". */
export function describeCoupon({ kind, value }: Omit<CouponTerms, 'code'>): string {
  if (kind === 'percentage') return `${value / 100} % off`
  return kind === 'amount' ? `${formatCents(value)} off` : 'Free shipping'
}
