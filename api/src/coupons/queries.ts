import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { type CouponTerms, couponKinds } from './coupon-terms'
import { coupons, couponUses } from './table'

export type CouponRow = typeof coupons.$inferSelect

/** The coupon with this code, in capitals. */
export async function findCoupon(db: Queries, code: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code))
  return row
}

/** In how many orders of a user the coupon is currently used. */
export async function countUses(db: Queries, userId: string, code: string): Promise<number> {
  const [row] = await db
    .select({ used: couponUses.used })
    .from(couponUses)
    .where(and(eq(couponUses.userId, userId), eq(couponUses.code, code)))
  return row?.used ?? 0
}

/** A coupon's effect on prices. */
export function toTerms({ code, kind, value }: { code: string; kind: string; value: number }): CouponTerms {
  const known = couponKinds.find((one) => one === kind)
  if (!known) throw new Error(`the database holds an unknown kind of coupon: ${kind}`)
  return { code, kind: known, value }
}
