import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database, Queries } from '../database/database'
import { badField, conflict, forbidden, notFound } from '../http/problem'
import type { Identity } from '../identity/identity'
import { authorName } from './author-name'
import { findPurchases } from './find-purchases'
import { toReview } from './list-reviews'
import { addToRating, findOwnReviews, isShown, isSoldBy, type ReviewRow } from './queries'
import type { Review, ReviewChanges, ReviewInput } from './schema'
import { reviews } from './table'

const requireWords = (text: string | undefined): void => {
  if (text !== undefined && text.trim() === '') throw badField('text', 'text is required.')
}

/** The caller's purchases of a product without a review, latest first, with all purchases and own reviews. */
export async function openPurchases(db: Queries, userId: string, productId: string) {
  const [bought, own, seller] = await Promise.all([
    findPurchases(db, userId, productId),
    findOwnReviews(db, productId, userId),
    isSoldBy(db, productId, userId),
  ])
  // Nobody rates what they sell.
  const purchases = seller ? [] : bought
  const reviewed = new Set(own.map(({ orderId, lineNumber }) => `${orderId} ${lineNumber}`))
  const open = purchases.filter(({ orderId, lineNumber }) => !reviewed.has(`${orderId} ${lineNumber}`))
  return { purchases, open, own }
}

/**
 * Writes the review of an order line and updates the product's rating in one transaction. 404 for a hidden product, 403 for a
 * caller who has not bought it, 409 when every purchase has a review.
 */
export async function writeReview(
  db: Database,
  identity: Identity,
  productId: string,
  { stars, title = '', text, order, variant }: ReviewInput,
): Promise<Review> {
  requireWords(text)
  if (!(await isShown(db, productId))) throw notFound('product with this id')
  const { purchases, open } = await openPurchases(db, identity.uid, productId)
  const isMeant = ({ orderId, variantId }: (typeof purchases)[number]) =>
    (order === undefined || orderId === order.toLowerCase()) &&
    (variant === undefined || variantId === variant.toLowerCase())
  if (!purchases.some(isMeant)) throw forbidden('Only buyers of this product can review it.')
  const line = open.find(isMeant)
  if (!line) throw conflict('You have reviewed this purchase already. You can change your review.')
  const author = await authorName(db, identity)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(reviews)
      .values({
        ...{ productId, id: uuidv7(), userId: identity.uid, author, stars, title: title.trim(), text: text.trim() },
        ...{ orderId: line.orderId, lineNumber: line.lineNumber, variantName: line.variantName },
        createdAt: new Date(),
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw conflict('You have reviewed this purchase already. You can change your review.')
    await addToRating(tx, productId, stars, 1)
    return toReview(row)
  })
}

const isReview = (productId: string, id: string) => and(eq(reviews.productId, productId), eq(reviews.id, id))

async function lockReview(tx: Pick<Database, 'select'>, productId: string, id: string): Promise<ReviewRow> {
  const [row] = await tx.select().from(reviews).where(isReview(productId, id)).for('update')
  if (!row) throw notFound('such review')
  return row
}

/** Changes the caller's review. 404 for another's, so that nobody learns that it exists. */
export async function changeReview(
  db: Database,
  { uid }: Identity,
  productId: string,
  id: string,
  { stars, title, text }: ReviewChanges,
): Promise<Review> {
  requireWords(text)
  return db.transaction(async (tx) => {
    const now = await lockReview(tx, productId, id)
    if (now.userId !== uid) throw notFound('such review')
    const [row] = await tx
      .update(reviews)
      .set({ stars, title: title?.trim(), text: text?.trim(), editedAt: new Date() })
      .where(isReview(productId, id))
      .returning()
    if (!row) throw notFound('such review')
    await addToRating(tx, productId, row.stars - now.stars, 0)
    return toReview(row)
  })
}

/** Deletes a review and takes it out of the rating: the caller's own, or any for an administrator. */
export async function deleteReview(
  db: Database,
  { uid, admin }: Identity,
  productId: string,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockReview(tx, productId, id)
    if (row.userId !== uid && !admin) throw notFound('such review')
    await tx.delete(reviews).where(isReview(productId, id))
    await addToRating(tx, productId, -row.stars, -1)
  })
}
