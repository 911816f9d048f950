import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { Identity } from '../identity/identity'
import { products } from '../products/table'
import { sellers } from '../sellers/table'

/**
 * The shop of the caller when the product is its own and the shop is approved. The database decides, not the token, and the
 * caller's address must be verified.
 */
export async function findOwnShop(
  db: Queries,
  { uid, emailVerified }: Identity,
  productId: string,
): Promise<{ name: string } | undefined> {
  if (!emailVerified) return undefined
  const [row] = await db
    .select({ name: sellers.shopName })
    .from(products)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(and(eq(products.id, productId), eq(sellers.userId, uid), eq(sellers.state, 'approved')))
  return row
}
