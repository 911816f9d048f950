import { and, eq, type SQL } from 'drizzle-orm'
import { products } from './table'

/** The products that a call may touch: everyone's, for an administrator, or one seller's. */
export type Owner = 'everyone' | { sellerId: string }

/** The condition for the owner's products; undefined for all. */
export const ownedBy = (owner: Owner): SQL | undefined =>
  owner === 'everyone' ? undefined : eq(products.sellerId, owner.sellerId)

/** The product with this id, if the owner may touch it. */
export const ownProduct = (id: string, owner: Owner): SQL | undefined => and(eq(products.id, id), ownedBy(owner))
