import { inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { couponFigures } from '../order-figures/table'

/** Totals of the orders with a coupon, in cents. */
export interface CouponFigures {
  revenueCents: number
  discountCents: number
}

/** The figures of an unused coupon. */
export const noFigures: CouponFigures = { revenueCents: 0, discountCents: 0 }

/** The figures of coupons by code; unused ones are absent. */
export async function readCouponFigures(db: Queries, codes: readonly string[]): Promise<Map<string, CouponFigures>> {
  if (codes.length === 0) return new Map()
  const { code, revenueCents, discountCents } = couponFigures
  const rows = await db
    .select({
      code,
      revenueCents: sql<number>`sum(${revenueCents})::float8`,
      discountCents: sql<number>`sum(${discountCents})::float8`,
    })
    .from(couponFigures)
    .where(inArray(code, [...codes]))
    .groupBy(code)
  return new Map(rows.map(({ code: of, ...figures }) => [of, figures]))
}
