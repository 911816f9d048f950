import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import { badField } from '../http/problem'
import { addedLines, addedWishes, boundedCart, boundedWishes, laterLines, laterWishes } from './latest-changes'
import { toSavedLists } from './read-saved-lists'
import { lockLists, NO_VARIANT, readCart, readWishes } from './saved-rows'
import type { SavedChanges, SavedLists } from './schema'
import { savedMerges } from './table'
import { countChange, writeCart, writeWishes } from './write-rows'

/** The number of remembered merges per account. */
const MERGES_KEPT = 20

/**
 * Applies changes to an account's lists and returns the result. For each line the later change wins; with `merge`, the
 * lines come from a guest's lists and are added, once. Changes of one account run one at a time.
 */
export async function changeSavedLists(db: Database, userId: string, changes: SavedChanges): Promise<SavedLists> {
  const now = new Date()
  const lines = changes.cart.map(({ productId, variant, quantity, changedAt }, index) => ({
    productId: productId.toLowerCase(),
    variantId: variant?.toLowerCase() ?? NO_VARIANT,
    quantity,
    changedAt: notAfter(now, changedAt, `cart.${index}.changedAt`),
  }))
  const wishes = changes.wishlist.map(({ productId, variant, saved, changedAt }, index) => ({
    productId: productId.toLowerCase(),
    variantId: variant?.toLowerCase() ?? null,
    saved,
    changedAt: notAfter(now, changedAt, `wishlist.${index}.changedAt`),
  }))
  const { merge } = changes
  return db.transaction(async (tx) => {
    const revision = await lockLists(tx, userId)
    const cartBefore = await readCart(tx, userId)
    const wishesBefore = await readWishes(tx, userId)
    const done = merge !== undefined && !(await isFirst(tx, userId, merge, now))
    if (done) return toSavedLists(cartBefore, wishesBefore, revision)
    const cart = boundedCart(cartBefore, (merge ? addedLines : laterLines)(cartBefore, lines, now), now)
    const wishlist = boundedWishes(wishesBefore, (merge ? addedWishes : laterWishes)(wishesBefore, wishes))
    if (cart.changed.length + wishlist.changed.length === 0) return toSavedLists(cartBefore, wishesBefore, revision)
    await writeCart(tx, userId, cart.changed, cart.rows)
    await writeWishes(tx, userId, wishlist.changed, wishlist.rows)
    const lists = toSavedLists(cart.rows, wishlist.rows, await countChange(tx, userId))
    return { ...lists, ...(cart.dropped > 0 && { dropped: cart.dropped }) }
  })
}

const EARLIEST = new Date('2000-01-01T00:00:00Z')

/**
 * A time from a browser, capped at `now` because the browser's clock may be fast. 400 for an invalid time (such as leap
 * seconds) or one before 2000.
 */
function notAfter(now: Date, text: string, field: string): Date {
  const time = new Date(text)
  if (!(time >= EARLIEST)) throw badField(field, `${field} must be a time after the year 2000.`)
  return time > now ? now : time
}

/** Records a merge; false if it was recorded before. */
async function isFirst(tx: Queries, userId: string, id: string, at: Date): Promise<boolean> {
  const [made] = await tx.insert(savedMerges).values({ userId, id, at }).onConflictDoNothing().returning()
  if (!made) return false
  const own = eq(savedMerges.userId, userId)
  const kept = tx.select({ id: savedMerges.id }).from(savedMerges).where(own).orderBy(desc(savedMerges.at))
  await tx.delete(savedMerges).where(and(own, notInArray(savedMerges.id, kept.limit(MERGES_KEPT))))
  return true
}
