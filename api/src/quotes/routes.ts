import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { readLimit } from '../rate-limits/limits'
import { calculateQuote } from './calculate-quote'
import { QuoteBody, QuoteSchema } from './schema'

/** The calculation that cart, checkout and order share. */
export function quoteRoutes(app: App, { db, shipping }: Dependencies): void {
  app.post(
    '/shop/quote',
    {
      config: { rateLimit: readLimit },
      schema: {
        operationId: 'quote',
        summary: 'What these products cost now, and how many of each can be bought',
        tags: ['Cart'],
        body: QuoteBody,
        response: { 200: success(QuoteSchema), ...problemResponses },
      },
    },
    async ({ body }) => ({ status: 'success' as const, data: await calculateQuote(db, shipping, body.products) }),
  )
}
