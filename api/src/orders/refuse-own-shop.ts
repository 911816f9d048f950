import type { Queries } from '../database/database'
import { conflict } from '../http/problem'
import { findSellerOf } from '../sellers/find-seller'

/**
 * Throws a 409 that names the line if an account orders from its own shop: a seller reports deliveries and decides returns,
 * so that the shop would owe money that nobody has paid.
 */
export async function refuseOwnShop(
  db: Queries,
  uid: string,
  lines: readonly { productId: string; sellerId: string | null; name: string }[],
  requested: readonly { productId: string }[],
): Promise<void> {
  if (lines.every(({ sellerId }) => sellerId === null)) return
  const seller = await findSellerOf(db, uid)
  const own = lines.find(({ sellerId }) => sellerId !== null && sellerId === seller?.id)
  if (!own) return
  const index = requested.findIndex(({ productId }) => productId.toLowerCase() === own.productId)
  throw conflict(`“${own.name}” is from your own shop. You cannot buy from yourself.`, {
    field: `products.${index}.productId`,
  })
}
