import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { successPage } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf, sellerOf } from '../identity/guards'
import { postLimit } from '../rate-limits/limits'
import { Done } from '../reviews/schema'
import { reportContent } from './report-content'
import { ReportDecisionSchema, ReportInputSchema, ReportSchema, ReportsQuery } from './schema'
import { listReports, settleReports } from './settle-reports'

/** Sellers report texts about own products; administrators keep or remove them. */
export function reportRoutes(app: App, { db, shop }: Dependencies, { seller, admin }: Guards): void {
  app.post(
    '/seller/reports',
    {
      onRequest: seller,
      config: { rateLimit: postLimit },
      schema: {
        operationId: 'sellerReport',
        summary: 'Report a review, question or answer about an own product to the shop, once',
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

  app.get(
    '/admin/reports',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminListReports',
        summary: 'Reported texts that wait for a decision, newest first',
        tags: ['Administration'],
        security: bearer,
        querystring: ReportsQuery,
        response: { 200: successPage(ReportSchema), ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await listReports(db, query)) }),
  )

  app.post(
    '/admin/reports/settle',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminSettleReports',
        summary: 'Keep or remove a reported text; all of its reports are settled',
        tags: ['Administration'],
        security: bearer,
        body: ReportDecisionSchema,
        response: { 200: Done, ...problemResponses },
      },
    },
    async (request) => {
      await settleReports(db, identityOf(request), request.body)
      const removed = request.body.decision === 'remove'
      return { status: 'success' as const, message: removed ? 'It has been removed.' : 'It stays.' }
    },
  )
}
