import { uuidv7 } from 'uuidv7'
import type { SellerRow } from '../sellers/find-seller'
import { sellers } from '../sellers/table'
import type { TestDatabase } from './test-database'

/** Adds the approved shop of the account `userId`; `change` overrides fields. */
export async function addSeller(
  { db }: TestDatabase,
  userId: string,
  change: Partial<SellerRow> = {},
): Promise<SellerRow> {
  const id = uuidv7()
  const [row] = await db
    .insert(sellers)
    .values({
      ...{ id, userId, slug: `shop-${id.slice(-8)}`, state: 'approved', firstName: 'Sol', lastName: 'Seller' },
      ...{ email: `${userId}@shop.example`, phone: '01700000000', district: 'Dhaka', address: 'Lake Road 4' },
      ...{ shopName: 'Lake Goods', shopAddress: 'Lake Road 5', profilePicture: 'v1-test', logo: 'v1-test' },
      ...{
        coverPhoto: 'v1-test',
        emailVerifiedAt: new Date('2026-01-01T00:00:00Z'),
        appliedAt: new Date('2026-01-01T00:00:00Z'),
        ...change,
      },
    })
    .returning()
  if (!row) throw new Error('the database returned no seller')
  return row
}
