import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '../audit/record-audit'
import type { Database, Queries } from '../database/database'
import { conflict, forbidden, notFound } from '../http/problem'
import type { Identity } from '../identity/identity'
import { lockRow } from '../orders/lock-order'
import { piecesToReview } from '../orders/pieces-to-review'
import { settleReports } from '../reports/settle-reports'
import { authorName } from './author-name'
import { findPurchases, type Purchase } from './find-purchases'
import { toReview } from './list-reviews'
import { addToRating, findOwnReviews, isShown, isSoldBy, type ReviewRow } from './queries'
import type { Review, ReviewChanges, ReviewInput } from './schema'
import { reviews } from './table'

/** The caller's purchases of a product, latest first, with those that may be reviewed, and the caller's reviews. */
export async function openPurchases(db: Queries, userId: string, productId: string) {
  const [bought, own, seller] = await Promise.all([
    findPurchases(db, userId, productId),
    findOwnReviews(db, productId, userId),
    isSoldBy(db, productId, userId),
  ])
  // Sellers cannot review their own products.
  const purchases = seller ? [] : bought
  const reviewed = new Set(own.map(({ orderId, lineNumber }) => `${orderId} ${lineNumber}`))
  const unreviewed = purchases.filter(({ orderId, lineNumber }) => !reviewed.has(`${orderId} ${lineNumber}`))
  const open = unreviewed.filter(({ delivered }) => delivered)
  return { purchases, unreviewed, open, own }
}

const NOT_DELIVERED = 'You can review it once it has been delivered.'
const REVIEWED = 'You have reviewed this purchase already. You can change your review.'

/**
 * Writes the review of a delivered order line and updates the product's rating in one transaction. 404 for a hidden
 * product; 403 for a caller who has not bought it; 409 before its delivery, after its return, and if every purchase
 * already has a review.
 */
export async function writeReview(
  db: Database,
  identity: Identity,
  productId: string,
  { stars, title = '', text, order, variant }: ReviewInput,
): Promise<Review> {
  if (!(await isShown(db, productId))) throw notFound('product with this id')
  const { purchases, unreviewed, open } = await openPurchases(db, identity.uid, productId)
  const isMeant = ({ orderId, variantId }: (typeof purchases)[number]) =>
    (order === undefined || orderId === order.toLowerCase()) &&
    (variant === undefined || variantId === variant.toLowerCase())
  if (!purchases.some(isMeant)) throw forbidden('Only buyers of this product can review it.')
  const line = open.find(isMeant)
  if (!line) throw conflict(unreviewed.some(isMeant) ? whyNot(unreviewed.filter(isMeant)) : REVIEWED)
  const author = await authorName(db, identity)
  return db.transaction(async (tx) => {
    await requireDelivered(tx, identity.uid, line)
    const [row] = await tx
      .insert(reviews)
      .values({
        ...{ productId, id: uuidv7(), userId: identity.uid, author, stars, title: title.trim(), text: text.trim() },
        ...{ orderId: line.orderId, lineNumber: line.lineNumber, variantName: line.variantName },
        createdAt: new Date(),
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw conflict(REVIEWED)
    await addToRating(tx, productId, stars, 1)
    return toReview(row)
  })
}

const whyNot = (purchases: readonly Purchase[]): string =>
  purchases.some(({ onItsWay }) => onItsWay) ? NOT_DELIVERED : 'What goes back cannot be reviewed.'

/**
 * Locks the order, so that a concurrent cancellation or return of the line comes either before this check or after the
 * review, which it then withdraws.
 */
async function requireDelivered(tx: Queries, uid: string, { orderId, lineNumber }: Purchase): Promise<void> {
  const order = await lockRow(tx, uid, orderId)
  const line = order.lines.find((one) => one.lineNumber === lineNumber)
  if (line && piecesToReview(order)(line) > 0) return
  throw conflict('The order has been changed meanwhile. Look at it again.')
}

const isReview = (productId: string, id: string) => and(eq(reviews.productId, productId), eq(reviews.id, id))

async function lockReview(tx: Pick<Database, 'select'>, productId: string, id: string): Promise<ReviewRow> {
  const [row] = await tx.select().from(reviews).where(isReview(productId, id)).for('update')
  if (!row) throw notFound('such review')
  return row
}

/** Changes the caller's review. 404 for someone else's, so that its existence is not revealed. */
export async function changeReview(
  db: Database,
  { uid }: Identity,
  productId: string,
  id: string,
  { stars, title, text }: ReviewChanges,
): Promise<Review> {
  return db.transaction(async (tx) => {
    const now = await lockReview(tx, productId, id)
    if (now.userId !== uid) throw notFound('such review')
    const [row] = await tx
      .update(reviews)
      // Administrators have to check a changed text again.
      .set({ stars, title: title?.trim(), text: text?.trim(), editedAt: new Date(), checkedAt: null })
      .where(isReview(productId, id))
      .returning()
    if (!row) throw notFound('such review')
    if (!row.hiddenAt) await addToRating(tx, productId, row.stars - now.stars, 0)
    await recordAudit(tx, {
      target: { kind: 'review', id },
      before: { stars: now.stars },
      after: { stars: row.stars, product: productId, text: 'changed' },
    })
    return toReview(row)
  })
}

/** Deletes a review and removes it from the rating: the caller's own, or any for an administrator. */
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
    if (!row.hiddenAt) await addToRating(tx, productId, -row.stars, -1)
    await settleReports(tx, { productId, kind: 'review', contentId: id })
    const { userId: author, stars } = row
    await recordAudit(tx, { target: { kind: 'review', id }, before: { product: productId, author, stars } })
  })
}
