import { and, eq, type SQL } from 'drizzle-orm'
import { products } from './table'

/** Whose products a call may touch: everyone's, as an administrator, or those of one seller. */
export type Owner = 'everyone' | { sellerId: string }

/** The products that the owner may touch; undefined for all. */
export const ownedBy = (owner: Owner): SQL | undefined =>
  owner === 'everyone' ? undefined : eq(products.sellerId, owner.sellerId)

/** The product with this id, if the owner may touch it. */
export const ownProduct = (id: string, owner: Owner): SQL | undefined => and(eq(products.id, id), ownedBy(owner))
