import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { type CartRow, NO_VARIANT, readCart, readWishes, type WishRow } from './saved-rows'
import type { SavedLists } from './schema'
import { savedLists } from './table'

/** The rows as the API sends them, without removed ones. */
export function toSavedLists(cart: readonly CartRow[], wishes: readonly WishRow[], revision: number): SavedLists {
  return {
    cart: cart
      .filter(({ quantity }) => quantity > 0)
      .toSorted((a, b) => +a.addedAt - +b.addedAt || (a.productId < b.productId ? -1 : 1))
      .map(({ productId, variantId, quantity, changedAt }) => ({
        productId,
        ...(variantId !== NO_VARIANT && { variant: variantId }),
        quantity,
        changedAt: changedAt.toISOString(),
      })),
    wishlist: wishes
      .filter(({ saved }) => saved)
      .toSorted((a, b) => +a.changedAt - +b.changedAt)
      .map(({ productId, variantId, changedAt }) => ({
        productId,
        ...(variantId && { variant: variantId }),
        changedAt: changedAt.toISOString(),
      })),
    revision,
    now: new Date().toISOString(),
  }
}

/** The cart and wishlist of an account; empty if it has not saved anything. */
export async function readSavedLists(db: Queries, userId: string): Promise<SavedLists> {
  // Reads the revision first: a line that changes afterwards is only sent once more.
  const [row] = await db.select({ revision: savedLists.revision }).from(savedLists).where(eq(savedLists.userId, userId))
  if (!row) return toSavedLists([], [], 0)
  return toSavedLists(await readCart(db, userId), await readWishes(db, userId), row.revision)
}
