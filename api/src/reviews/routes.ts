import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { addEtag } from '../http/send-with-etag'
import { bearer, type Guards, identityOf, verifiedIdentityOf } from '../identity/guards'
import { postLimit } from '../rate-limits/limits'
import { listReviews } from './list-reviews'
import {
  Done,
  ReviewChangesSchema,
  ReviewInputSchema,
  ReviewParams,
  ReviewSaved,
  ReviewsQuery,
  ReviewsResponse,
} from './schema'
import { changeReview, deleteReview, writeReview } from './write-review'

/** Review routes: everybody reads, buyers write, authors change and delete. */
export function reviewRoutes(app: App, { db }: Dependencies, { user }: Guards): void {
  const tags = ['Reviews']
  const config = { rateLimit: postLimit }

  app.get(
    '/shop/products/:id/reviews',
    {
      onSend: addEtag,
      schema: {
        operationId: 'listReviews',
        summary: 'List the reviews of a product, with counts per number of stars',
        tags,
        params: IdParams,
        querystring: ReviewsQuery,
        response: { 200: ReviewsResponse, ...problemResponses },
      },
    },
    async ({ params, query }) => ({ status: 'success' as const, ...(await listReviews(db, params.id, query)) }),
  )

  app.post(
    '/shop/products/:id/reviews',
    {
      onRequest: user,
      config,
      schema: {
        operationId: 'writeReview',
        summary: 'Review a purchased product after delivery, once per order line',
        tags,
        security: bearer,
        params: IdParams,
        body: ReviewInputSchema,
        response: { 201: ReviewSaved, ...problemResponses },
      },
    },
    async (request, reply) => {
      const data = await writeReview(
        db,
        verifiedIdentityOf(request, 'review products'),
        request.params.id,
        request.body,
      )
      reply.code(201)
      return { status: 'success' as const, message: 'Thank you for your review.', data }
    },
  )

  app.patch(
    '/shop/products/:id/reviews/:review',
    {
      onRequest: user,
      config,
      schema: {
        operationId: 'changeReview',
        summary: 'Change the caller’s review',
        tags,
        security: bearer,
        params: ReviewParams,
        body: ReviewChangesSchema,
        response: { 200: ReviewSaved, ...problemResponses },
      },
    },
    async (request) => {
      const { id, review } = request.params
      const data = await changeReview(db, verifiedIdentityOf(request, 'review products'), id, review, request.body)
      return { status: 'success' as const, message: 'Your review has been changed.', data }
    },
  )

  app.delete(
    '/shop/products/:id/reviews/:review',
    {
      onRequest: user,
      config,
      schema: {
        operationId: 'deleteReview',
        summary: 'Delete the caller’s review; administrators may delete any review',
        tags,
        security: bearer,
        params: ReviewParams,
        response: { 200: Done, ...problemResponses },
      },
    },
    async (request) => {
      await deleteReview(db, identityOf(request), request.params.id, request.params.review)
      return { status: 'success' as const, message: 'The review has been removed.' }
    },
  )
}
