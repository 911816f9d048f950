import type { Coupon } from '@superium/shared/api'

/** A coupon without limits as administrators get it; `change` overrides fields. */
export const testCoupon = (change: Partial<Coupon> = {}): Coupon => ({
  ...{ code: 'WELCOME10', kind: 'percentage', percent: 10, description: '10 % off', minimum: 0, active: true },
  ...{ startsAt: null, endsAt: null, totalLimit: null, perUserLimit: 1, used: 3, revenue: 120.5, discount: 13.4 },
  createdAt: '2026-11-01T00:00:00.000Z',
  ...change,
})
