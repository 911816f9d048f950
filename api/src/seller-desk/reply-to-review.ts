import { and, eq, exists } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { notFound } from '../http/problem'
import { ownProduct } from '../products/owner'
import { products } from '../products/table'
import { toReview } from '../reviews/list-reviews'
import type { Review } from '../reviews/schema'
import { reviews } from '../reviews/table'
import type { SellerRow } from '../sellers/find-seller'

/** Replies to a review of a seller's product; an empty text takes the reply back. 404 for products of others. */
export async function replyToReview(
  db: Queries,
  { id: sellerId, shopName }: SellerRow,
  productId: string,
  reviewId: string,
  text: string,
): Promise<Review> {
  const words = text.trim()
  const own = db.select({ id: products.id }).from(products).where(ownProduct(productId, { sellerId }))
  const [row] = await db
    .update(reviews)
    .set({ reply: words, replyAuthor: words && shopName, repliedAt: words ? new Date() : null })
    .where(and(eq(reviews.productId, productId), eq(reviews.id, reviewId), exists(own)))
    .returning()
  if (!row) throw notFound('such review')
  return toReview(row)
}
