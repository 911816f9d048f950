import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { readLimit } from '../rate-limits/limits'
import { calculateQuote } from './calculate-quote'
import { QuoteBody, QuoteSchema } from './schema'

/** The calculation that cart, checkout and order share. A token is needed only for a coupon's limit per user. */
export function quoteRoutes(app: App, { db, priceRules }: Dependencies, { visitor }: Guards): void {
  app.post(
    '/shop/quote',
    {
      onRequest: visitor,
      config: { rateLimit: readLimit },
      schema: {
        operationId: 'quote',
        summary: 'What these products cost now, and how many of each can be bought',
        tags: ['Cart'],
        security: [{}, ...bearer],
        body: QuoteBody,
        response: { 200: success(QuoteSchema), ...problemResponses },
      },
    },
    async ({ body, identity }) => {
      const coupon =
        body.coupon === undefined ? undefined : { typed: body.coupon, userId: identity?.uid, now: new Date() }
      return { status: 'success' as const, data: await calculateQuote(db, priceRules, body.products, coupon) }
    },
  )
}
