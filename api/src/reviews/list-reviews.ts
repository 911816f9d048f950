import type { Queries } from '../database/database'
import { notFound } from '../http/problem'
import { SHOP_AUTHOR } from './author-name'
import { countByStars, findReviews, isShown, type ReviewRow } from './queries'
import type { Review, ReviewSummary, ReviewsQuery } from './schema'

const STARS = [5, 4, 3, 2, 1] as const

/** A review as everybody sees it; its author appears only by name. */
export function toReview(row: ReviewRow): Review {
  return {
    _id: row.id,
    stars: row.stars,
    title: row.title,
    text: row.text,
    author: row.author,
    // Always true: a review belongs to a delivered order line and is deleted when all of the line is returned.
    verified: true,
    createdAt: row.createdAt.toISOString(),
    ...(row.editedAt && { editedAt: row.editedAt.toISOString() }),
    ...(row.repliedAt && { reply: { text: row.reply, author: row.replyAuthor, at: row.repliedAt.toISOString() } }),
    ...(row.shopRepliedAt && {
      shopReply: { text: row.shopReply, author: SHOP_AUTHOR, at: row.shopRepliedAt.toISOString() },
    }),
    ...(row.variantName && { variantName: row.variantName }),
  }
}

/** Summarises reviews from their counts by stars. */
export function summarise(counts: readonly { stars: number; count: number }[]): ReviewSummary {
  const distribution = STARS.map((stars) => ({
    stars,
    count: counts.find((one) => one.stars === stars)?.count ?? 0,
  }))
  const reviewCount = distribution.reduce((sum, { count }) => sum + count, 0)
  const total = distribution.reduce((sum, { stars, count }) => sum + stars * count, 0)
  return {
    reviewCount,
    distribution,
    ...(reviewCount > 0 && { rating: Math.round((total / reviewCount) * 10) / 10 }),
  }
}

/** A page of a product's reviews with a summary of all. 404 for a hidden product. */
export async function listReviews(db: Queries, productId: string, query: ReviewsQuery) {
  const [shown, counts] = await Promise.all([isShown(db, productId), countByStars(db, productId)])
  if (!shown) throw notFound('product with this id')
  const summary = summarise(counts)
  const count =
    query.stars === undefined ? summary.reviewCount : (counts.find(({ stars }) => stars === query.stars)?.count ?? 0)
  const rows = query.page * query.size < count ? await findReviews(db, productId, query) : []
  return { data: rows.map(toReview), count, summary }
}
