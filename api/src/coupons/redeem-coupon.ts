import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { couponCode } from './coupon-code'
import type { CouponTerms } from './coupon-terms'
import { toTerms } from './queries'
import { coupons, couponUses } from './table'

/**
 * Counts a coupon's use by an order of `userId`, in the order's transaction; undefined if the coupon is not valid for
 * it, and the transaction must then be rolled back. The UPDATEs themselves check the limits, so that they hold at READ
 * COMMITTED. It locks the coupon's row before the user's, and after the rows of stock.
 */
export async function redeemCoupon(
  tx: Queries,
  userId: string,
  typed: string,
  subtotalCents: number,
  now: Date,
): Promise<CouponTerms | undefined> {
  const code = couponCode(typed)
  if (code === undefined) return undefined
  const [row] = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(
      and(
        eq(coupons.code, code),
        eq(coupons.active, true),
        lte(coupons.minimumCents, subtotalCents),
        or(isNull(coupons.startsAt), lte(coupons.startsAt, now)),
        or(isNull(coupons.endsAt), gt(coupons.endsAt, now)),
        or(isNull(coupons.totalLimit), lt(coupons.used, coupons.totalLimit)),
      ),
    )
    .returning()
  if (!row) return undefined
  const [counted] = await tx
    .insert(couponUses)
    .values({ userId, code, used: 1 })
    .onConflictDoUpdate({
      target: [couponUses.userId, couponUses.code],
      set: { used: sql`${couponUses.used} + 1` },
      ...(row.perUserLimit !== null && { setWhere: lt(couponUses.used, row.perUserLimit) }),
    })
    .returning({ used: couponUses.used })
  return counted && toTerms(row)
}

/** Returns a use when its order is cancelled entirely or expires; the caller ensures that this happens only once. */
export async function returnCoupon(tx: Queries, userId: string, code: string): Promise<void> {
  const less = sql`greatest(used - 1, 0)`
  await tx.update(coupons).set({ used: less }).where(eq(coupons.code, code))
  await tx
    .update(couponUses)
    .set({ used: less })
    .where(and(eq(couponUses.userId, userId), eq(couponUses.code, code)))
}
