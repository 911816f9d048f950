import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { Identity } from '../identity/identity'
import { products } from '../products/table'
import { sellers } from '../sellers/table'

/**
 * The caller's shop if it is approved and owns the product. It asks the database, not the token, and requires a
 * verified e-mail address.
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
