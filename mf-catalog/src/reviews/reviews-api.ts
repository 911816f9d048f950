import { api, dataOrThrow, type Review, type ReviewSummary } from '@superium/shared/api'

/** The orders that reviews can be read in. */
export const SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const

export type ReviewSort = (typeof SORTS)[number]

/** How many reviews a page of them shows. */
export const REVIEWS_SHOWN = 5

/** Which reviews of a product are read. */
export interface ReviewQuery {
  /** From 0. */
  page: number
  sort: ReviewSort
  /** Only those with so many stars. */
  stars?: number
}

/** A page of reviews; `count` is of what the query asks for, `summary` of all. */
export interface ReviewPage {
  data: Review[]
  count: number
  summary: ReviewSummary
}

/** What the page is rendered with. */
export const FIRST_REVIEWS: ReviewQuery = { page: 0, sort: 'newest' }

/** What somebody says of a product. */
export interface ReviewInput {
  stars: number
  title: string
  text: string
}

/** Reads a page of a product's reviews. */
export async function loadReviews(id: string, query: ReviewQuery, signal: AbortSignal): Promise<ReviewPage> {
  const params = { path: { id }, query: { ...query, size: REVIEWS_SHOWN } }
  return dataOrThrow(await api.GET('/api/v1/shop/products/{id}/reviews', { params, signal }))
}

/** Publishes a review, or with `reviewId` changes the visitor's own; the server's words. */
export async function saveReview(id: string, body: ReviewInput, reviewId?: string): Promise<string> {
  if (reviewId === undefined) {
    const params = { path: { id } }
    return dataOrThrow(await api.POST('/api/v1/shop/products/{id}/reviews', { params, body })).message
  }
  const params = { path: { id, review: reviewId } }
  return dataOrThrow(await api.PATCH('/api/v1/shop/products/{id}/reviews/{review}', { params, body })).message
}

/** Takes a review away; the server's words. */
export async function deleteReview(id: string, reviewId: string): Promise<string> {
  const params = { path: { id, review: reviewId } }
  return dataOrThrow(await api.DELETE('/api/v1/shop/products/{id}/reviews/{review}', { params })).message
}
