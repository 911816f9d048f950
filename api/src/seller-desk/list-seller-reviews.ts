import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { mainPicture } from '../pictures/picture-address'
import { products } from '../products/table'
import { toReview } from '../reviews/list-reviews'
import { reviews } from '../reviews/table'
import type { SellerRow } from '../sellers/find-seller'
import type { SellerContentQuery, SellerReview } from './content-schema'
import { findReported } from './find-reported'

/** Reviews of a seller's products, those without a reply first, then newest first. */
export async function listSellerReviews(
  db: Queries,
  { id: sellerId, userId }: SellerRow,
  { page, size, state }: SellerContentQuery,
): Promise<{ data: SellerReview[]; count: number }> {
  const scope = and(
    eq(products.sellerId, sellerId),
    isNull(reviews.hiddenAt),
    state === 'open' ? isNull(reviews.repliedAt) : undefined,
  )
  const ofProduct = eq(products.id, reviews.productId)
  const [total] = await db.select({ count: count() }).from(reviews).innerJoin(products, ofProduct).where(scope)
  const rows = await db
    .select({
      review: reviews,
      product: { _id: products.id, name: products.name, images: products.images, active: products.active },
    })
    .from(reviews)
    .innerJoin(products, ofProduct)
    .where(scope)
    .orderBy(desc(sql`${reviews.repliedAt} is null`), desc(reviews.createdAt), desc(reviews.id))
    .limit(size)
    .offset(page * size)
  const reported = await findReported(
    db,
    userId,
    rows.map(({ review }) => review.id),
  )
  const data = rows.map(({ review, product: { images, ...product } }) => ({
    ...toReview(review),
    product: { ...product, image: mainPicture(images) },
    reported: reported.has(review.id),
  }))
  return { data, count: total?.count ?? 0 }
}
