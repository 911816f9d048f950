import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { products } from '../products/table'
import { sellers } from '../sellers/table'
import type { ReviewsQuery, reviewSorts } from './schema'
import { reviews } from './table'

export type ReviewRow = typeof reviews.$inferSelect

const orders: Record<(typeof reviewSorts)[number], SQL[]> = {
  newest: [desc(reviews.createdAt), desc(reviews.id)],
  oldest: [asc(reviews.createdAt), asc(reviews.id)],
  highest: [desc(reviews.stars), desc(reviews.createdAt), desc(reviews.id)],
  lowest: [asc(reviews.stars), desc(reviews.createdAt), desc(reviews.id)],
}

/** The condition for a product's visible reviews. */
const shownReviews = (productId: string) => and(eq(reviews.productId, productId), isNull(reviews.hiddenAt))

/** One page of a product's reviews. */
export function findReviews(db: Queries, productId: string, query: ReviewsQuery): Promise<ReviewRow[]> {
  const { page, size, sort, stars } = query
  return db
    .select()
    .from(reviews)
    .where(and(shownReviews(productId), stars === undefined ? undefined : eq(reviews.stars, stars)))
    .orderBy(...orders[sort])
    .limit(size)
    .offset(page * size)
}

/** Counts a product's visible reviews by stars. */
export function countByStars(db: Queries, productId: string) {
  return db
    .select({ stars: reviews.stars, count: count() })
    .from(reviews)
    .where(shownReviews(productId))
    .groupBy(reviews.stars)
}

/** The reviews that a user wrote of a product, newest first. */
export function findOwnReviews(db: Queries, productId: string, userId: string): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.userId, userId)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
}

/** Whether a product is visible in the shop. */
export async function isShown(db: Queries, productId: string): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.active, true)))
  return rows.length > 0
}

/** Whether a product belongs to the user's own shop, whatever the shop's state. */
export async function isSoldBy(db: Queries, productId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: sellers.id })
    .from(products)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(and(eq(products.id, productId), eq(sellers.userId, userId)))
  return rows.length > 0
}

/** Adds to a product's rating sums, in the transaction that changes its reviews. */
export async function addToRating(tx: Queries, productId: string, stars: number, reviewCount: number): Promise<void> {
  if (stars === 0 && reviewCount === 0) return
  await tx
    .update(products)
    .set({
      ratingTotal: sql`${products.ratingTotal} + ${stars}`,
      ratingCount: sql`${products.ratingCount} + ${reviewCount}`,
      updatedAt: sql`now()`,
    })
    .where(eq(products.id, productId))
}
