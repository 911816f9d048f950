import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { savedCartLines, savedLists, savedWishes } from './table'

/** A stored cart line; quantity 0 means removed. */
export type CartRow = Omit<typeof savedCartLines.$inferSelect, 'userId'>
/** A stored wish. */
export type WishRow = Omit<typeof savedWishes.$inferSelect, 'userId'>

/** Stands for "no variant", because a primary key cannot contain NULL. */
export const NO_VARIANT = '00000000-0000-0000-0000-000000000000'

/** Locks the lists of an account until the transaction ends, and returns their revision. */
export async function lockLists(tx: Queries, userId: string): Promise<number> {
  const [row] = await tx
    .insert(savedLists)
    .values({ userId })
    .onConflictDoUpdate({ target: savedLists.userId, set: { revision: sql`${savedLists.revision}` } })
    .returning({ revision: savedLists.revision })
  if (!row) throw new Error('the saved lists cannot be locked')
  return row.revision
}

/** All rows of an account's cart, including removed ones. */
export function readCart(db: Queries, userId: string): Promise<CartRow[]> {
  const { productId, variantId, quantity, changedAt, addedAt } = savedCartLines
  return db
    .select({ productId, variantId, quantity, changedAt, addedAt })
    .from(savedCartLines)
    .where(eq(savedCartLines.userId, userId))
}

/** All rows of an account's wishlist, including removed ones. */
export function readWishes(db: Queries, userId: string): Promise<WishRow[]> {
  const { productId, variantId, saved, changedAt } = savedWishes
  return db.select({ productId, variantId, saved, changedAt }).from(savedWishes).where(eq(savedWishes.userId, userId))
}
