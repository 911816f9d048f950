import { and, eq, exists } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit'
import { tellAuthor } from '../author-mails/tell-author'
import type { Dependencies } from '../dependencies'
import { notFound } from '../http/problem'
import { ownProduct } from '../products/owner'
import { products } from '../products/table'
import { toReview } from '../reviews/list-reviews'
import type { Review } from '../reviews/schema'
import { reviews } from '../reviews/table'
import type { SellerRow } from '../sellers/find-seller'

/** Replies to a review of a seller's product; an empty text deletes the reply. 404 for other sellers' products. */
export async function replyToReview(
  { db, shop }: Pick<Dependencies, 'db' | 'shop'>,
  { id: sellerId, shopName }: SellerRow,
  productId: string,
  reviewId: string,
  text: string,
): Promise<Review> {
  const words = text.trim()
  return db.transaction(async (tx) => {
    const own = tx.select({ id: products.id }).from(products).where(ownProduct(productId, { sellerId }))
    const one = and(eq(reviews.productId, productId), eq(reviews.id, reviewId), exists(own))
    const [before] = await tx.select({ reply: reviews.reply }).from(reviews).where(one).for('update')
    if (!before) throw notFound('such review')
    const [row] = await tx
      .update(reviews)
      .set({ reply: words, replyAuthor: words && shopName, repliedAt: words ? new Date() : null })
      .where(one)
      .returning()
    if (!row) throw notFound('such review')
    if (words && !before.reply)
      await tellAuthor(tx, shop, { kind: 'review', ...row }, { text: words, author: shopName })
    const target = { kind: 'review', id: row.id } as const
    await recordAudit(tx, { target, before: { reply: before.reply }, after: { reply: words, product: productId } })
    return toReview(row)
  })
}
