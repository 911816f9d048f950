import type { Queries } from '../database/database'
import { findSellerOf } from './find-seller'

/**
 * The id of the account's own shop if it is among the sellers of some products. Nobody buys there: a seller reports deliveries and
 * decides returns, so that the shop would owe money that nobody has paid.
 */
export async function findOwnShop(
  db: Queries,
  uid: string,
  sellerIds: readonly (string | null)[],
): Promise<string | undefined> {
  if (sellerIds.every((id) => id === null)) return undefined
  const id = (await findSellerOf(db, uid))?.id
  return id !== undefined && sellerIds.includes(id) ? id : undefined
}
