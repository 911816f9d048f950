import type { App, Parts } from '../http/app-types'
import { success } from '../http/fields'
import { problemResponses } from '../http/problem'
import { readLimit } from '../rate-limits/limits'
import { quote } from './quotes'
import { QuoteBody, QuoteSchema } from './schema'

/** The one calculation that cart, checkout and order share. */
export function quoteRoutes(app: App, { db, shipping }: Parts): void {
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
    async ({ body }) => ({ status: 'success' as const, data: await quote(db, shipping, body.products) }),
  )
}
