import { couponRequest } from '../coupons/coupon-request'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { readLimit } from '../rate-limits/limits'
import { calculateQuote } from './calculate-quote'
import { QuoteBody, QuoteSchema } from './schema'

/** The price calculation that cart, checkout and orders share. A token is needed only for a coupon's limit per user and the caller's own shop. */
export function quoteRoutes(app: App, parts: Dependencies, { visitor }: Guards): void {
  const { db, priceRules } = parts
  app.post(
    '/shop/quote',
    {
      onRequest: visitor,
      config: { rateLimit: readLimit },
      schema: {
        operationId: 'quote',
        summary: 'Calculate the current prices and available quantities of products',
        tags: ['Cart'],
        security: [{}, ...bearer],
        body: QuoteBody,
        response: { 200: success(QuoteSchema), ...problemResponses },
      },
    },
    async (request) => {
      const { products, coupon } = request.body
      return {
        status: 'success' as const,
        data: await calculateQuote(db, priceRules, products, {
          coupon: couponRequest(request, coupon, parts),
          uid: request.identity?.uid,
        }),
      }
    },
  )
}
