import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { Id, success, successPage } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, sellerOf } from '../identity/guards'
import { postLimit } from '../rate-limits/limits'
import { ReviewSchema } from '../reviews/schema'
import { ReplyInputSchema, SellerContentQuery, SellerQuestionSchema, SellerReviewSchema } from './content-schema'
import type { Desk } from './desk'
import { listSellerQuestions } from './list-seller-questions'
import { listSellerReviews } from './list-seller-reviews'
import { readEarnings } from './read-earnings'
import { readOverview } from './read-overview'
import { replyToReview } from './reply-to-review'
import { OverviewQuery, SellerEarningsSchema, SellerOverviewSchema } from './schema'

/** A seller's overview, and the questions and reviews about their products. */
export function sellerDeskRoutes(app: App, { db, shop }: Dependencies, { seller }: Guards, desk: Desk): void {
  const shared = { tags: ['Selling'], security: bearer }

  app.get(
    '/seller/overview',
    {
      onRequest: seller,
      schema: {
        operationId: 'sellerOverview',
        summary: 'Get the seller’s sales by day, and counts of open tasks',
        ...shared,
        querystring: OverviewQuery,
        response: { 200: success(SellerOverviewSchema), ...problemResponses },
      },
    },
    async (request) => {
      const own = sellerOf(request)
      const data = await desk.queueRead(own, () => readOverview(db, own.id, request.query.days, new Date()))
      return { status: 'success' as const, data }
    },
  )

  app.get(
    '/seller/earnings',
    {
      onRequest: seller,
      schema: {
        operationId: 'sellerEarnings',
        summary: 'Get what the seller’s pieces sold for, paid and not paid yet',
        ...shared,
        response: { 200: success(SellerEarningsSchema), ...problemResponses },
      },
    },
    async (request) => {
      const own = sellerOf(request)
      const data = await desk.queueRead(own, () => readEarnings(db, own.id))
      return { status: 'success' as const, data }
    },
  )

  app.get(
    '/seller/questions',
    {
      onRequest: seller,
      schema: {
        operationId: 'sellerListQuestions',
        summary: 'List the questions about the seller’s products, unanswered first, then newest first',
        ...shared,
        querystring: SellerContentQuery,
        response: { 200: successPage(SellerQuestionSchema), ...problemResponses },
      },
    },
    async (request) => {
      const own = sellerOf(request)
      const page = await desk.queueRead(own, () => listSellerQuestions(db, own, request.query))
      return { status: 'success' as const, ...page }
    },
  )

  app.get(
    '/seller/reviews',
    {
      onRequest: seller,
      schema: {
        operationId: 'sellerListReviews',
        summary: 'List the reviews of the seller’s products, those without a reply first, then newest first',
        ...shared,
        querystring: SellerContentQuery,
        response: { 200: successPage(SellerReviewSchema), ...problemResponses },
      },
    },
    async (request) => {
      const own = sellerOf(request)
      const page = await desk.queueRead(own, () => listSellerReviews(db, own, request.query))
      return { status: 'success' as const, ...page }
    },
  )

  app.put(
    '/seller/products/:id/reviews/:review/reply',
    {
      onRequest: seller,
      config: { rateLimit: postLimit },
      schema: {
        operationId: 'sellerReplyToReview',
        summary: 'Reply to a review of the seller’s product; an empty text deletes the reply',
        ...shared,
        params: Type.Object({ id: Id, review: Id }),
        body: ReplyInputSchema,
        response: { 200: success(ReviewSchema), ...problemResponses },
      },
    },
    async (request) => {
      const { id, review } = request.params
      const data = await replyToReview({ db, shop }, sellerOf(request), id, review, request.body.text)
      return { status: 'success' as const, data }
    },
  )
}
