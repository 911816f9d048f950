import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { CartRow, WishRow } from './saved-rows'
import { savedCartLines, savedLists, savedWishes } from './table'

/** The maximum number of remembered removed lines per list; older ones are deleted. */
const REMOVED_MAX = 200

const newestFirst = (a: { changedAt: Date }, b: { changedAt: Date }): number => +b.changedAt - +a.changedAt

/** Writes the changed cart rows and deletes removed lines beyond the limit. `all` is the cart after the change. */
export async function writeCart(
  tx: Queries,
  userId: string,
  changed: readonly CartRow[],
  all: readonly CartRow[],
): Promise<void> {
  if (changed.length > 0) {
    await tx
      .insert(savedCartLines)
      .values(changed.map((row) => ({ userId, ...row })))
      .onConflictDoUpdate({
        target: [savedCartLines.userId, savedCartLines.productId, savedCartLines.variantId],
        set: { quantity: sql`excluded.quantity`, changedAt: sql`excluded.changed_at`, addedAt: sql`excluded.added_at` },
      })
  }
  for (const { productId, variantId } of forgotten(all.filter(({ quantity }) => quantity === 0))) {
    const { userId: owner, productId: product, variantId: variant } = savedCartLines
    await tx.delete(savedCartLines).where(and(eq(owner, userId), eq(product, productId), eq(variant, variantId)))
  }
}

/** Writes the changed wishes and deletes removed ones beyond the limit. `all` is the wishlist after the change. */
export async function writeWishes(
  tx: Queries,
  userId: string,
  changed: readonly WishRow[],
  all: readonly WishRow[],
): Promise<void> {
  if (changed.length > 0) {
    await tx
      .insert(savedWishes)
      .values(changed.map((row) => ({ userId, ...row })))
      .onConflictDoUpdate({
        target: [savedWishes.userId, savedWishes.productId],
        set: {
          variantId: sql`excluded.variant_id`,
          saved: sql`excluded.saved`,
          changedAt: sql`excluded.changed_at`,
        },
      })
  }
  const ids = forgotten(all.filter(({ saved }) => !saved)).map(({ productId }) => productId)
  if (ids.length > 0) {
    await tx.delete(savedWishes).where(and(eq(savedWishes.userId, userId), inArray(savedWishes.productId, ids)))
  }
}

const forgotten = <T extends { changedAt: Date }>(removed: readonly T[]): T[] =>
  removed.toSorted(newestFirst).slice(REMOVED_MAX)

/** Increments the revision and returns it. */
export async function countChange(tx: Queries, userId: string): Promise<number> {
  const [row] = await tx
    .update(savedLists)
    .set({ revision: sql`${savedLists.revision} + 1` })
    .where(eq(savedLists.userId, userId))
    .returning({ revision: savedLists.revision })
  return row?.revision ?? 0
}
