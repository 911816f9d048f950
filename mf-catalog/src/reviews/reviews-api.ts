import { api, dataOrThrow, type Review, type ReviewSummary } from '@superium/shared/api'

/** The sort orders of reviews. */
export const SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const

export type ReviewSort = (typeof SORTS)[number]

/** Reviews per page. */
export const REVIEWS_PER_PAGE = 5

/** Selects a page of a product's reviews. */
export interface ReviewQuery {
  /** Counted from 0. */
  page: number
  sort: ReviewSort
  /** Only reviews with this many stars. */
  stars?: number
}

/** A page of reviews; `count` covers the query, `summary` all reviews of the product. */
export interface ReviewPage {
  data: Review[]
  count: number
  summary: ReviewSummary
}

/** The query that the page first renders. */
export const FIRST_REVIEWS: ReviewQuery = { page: 0, sort: 'newest' }

/** A review as its author submits it. */
export interface ReviewInput {
  stars: number
  title: string
  text: string
  /** The id of the order whose product is reviewed; without it the latest. */
  order?: string
  /** The id of the variant that was bought; without it the first in the order. */
  variant?: string
}

/** Loads a page of a product's reviews. Throws `ApiError`. */
export async function loadReviews(id: string, query: ReviewQuery, signal: AbortSignal): Promise<ReviewPage> {
  const params = { path: { id }, query: { ...query, size: REVIEWS_PER_PAGE } }
  return dataOrThrow(await api.GET('/api/v1/shop/products/{id}/reviews', { params, signal }))
}

/** Publishes a review, or edits the visitor's own one; returns the server's message. Throws `ApiError`. */
export async function saveReview(id: string, body: ReviewInput, reviewId?: string): Promise<string> {
  if (reviewId === undefined) {
    const params = { path: { id } }
    return dataOrThrow(await api.POST('/api/v1/shop/products/{id}/reviews', { params, body })).message
  }
  const params = { path: { id, review: reviewId } }
  return dataOrThrow(await api.PATCH('/api/v1/shop/products/{id}/reviews/{review}', { params, body })).message
}

/** Deletes a review; returns the server's message. Throws `ApiError`. */
export async function deleteReview(id: string, reviewId: string): Promise<string> {
  const params = { path: { id, review: reviewId } }
  return dataOrThrow(await api.DELETE('/api/v1/shop/products/{id}/reviews/{review}', { params })).message
}
