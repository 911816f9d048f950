import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, sellerOf } from '../identity/guards'
import { postLimit } from '../rate-limits/limits'
import { Done } from '../reviews/schema'
import { reportContent } from './report-content'
import { ReportInputSchema } from './schema'

/** Sellers report texts about their own products; `moderation` has the administrators' decisions. */
export function reportRoutes(app: App, { db, shop }: Dependencies, { seller }: Guards): void {
  app.post(
    '/seller/reports',
    {
      onRequest: seller,
      config: { rateLimit: postLimit },
      schema: {
        operationId: 'sellerReport',
        summary: 'Report a review, question or answer about the seller’s product to the shop, once',
        tags: ['Selling'],
        security: bearer,
        body: ReportInputSchema,
        response: { 201: Done, ...problemResponses },
      },
    },
    async (request, reply) => {
      await reportContent({ db, shop }, sellerOf(request), request.body)
      reply.code(201)
      return { status: 'success' as const, message: 'Thank you. We will look at it.' }
    },
  )
}
