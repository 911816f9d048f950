import type { Coupon } from '@superium/shared/api'

/** Whether a coupon can be used at `now`, or why not. */
export type CouponState = 'active' | 'off' | 'expired' | 'early' | 'used-up'

export function couponState({ active, startsAt, endsAt, totalLimit, used }: Coupon, now: Date): CouponState {
  if (!active) return 'off'
  if (endsAt !== null && new Date(endsAt) <= now) return 'expired'
  if (totalLimit !== null && used >= totalLimit) return 'used-up'
  return startsAt !== null && new Date(startsAt) > now ? 'early' : 'active'
}
