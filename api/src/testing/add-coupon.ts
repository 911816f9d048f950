import { coupons } from '../coupons/table'
import type { TestDatabase } from './test-database'

/** Adds a coupon for 10 % off; `change` overrides fields. Returns its code. */
export async function addCoupon(
  { db }: TestDatabase,
  code: string,
  change: Partial<typeof coupons.$inferInsert> = {},
): Promise<string> {
  await db.insert(coupons).values({ code, kind: 'percentage', value: 1000, createdAt: new Date(), ...change })
  return code
}
