import { coupons, type Database } from '@superium/api/seeding'

/** The demo shop's coupons; README names them. Amounts in cents, the percentage in hundredths. */
const demoCoupons = [
  { code: 'WELCOME10', kind: 'percentage', value: 1000, perUserLimit: 1 },
  { code: 'MINUS5', kind: 'amount', value: 500, minimumCents: 4000, perUserLimit: 3 },
  { code: 'SHIPFREE', kind: 'free-shipping', value: 0, minimumCents: 7500, totalLimit: 1000 },
]

/** Inserts the demo shop's coupons; a code that exists stays as it is. */
export async function insertCoupons(db: Database, createdAt: Date): Promise<void> {
  await db
    .insert(coupons)
    .values(demoCoupons.map((coupon) => ({ ...coupon, createdAt })))
    .onConflictDoNothing()
}
