import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { alertLimit } from '../rate-limits/limits'
import { Done } from '../reviews/schema'
import { requestReleaseAlert, requestRestockAlert } from './request-alerts'
import { BackInStockSchema, PreorderSchema } from './schema'

/** E-mail alerts: open to everyone, rate-limited by address; repeating a request changes nothing. */
export function alertRoutes(app: App, { db }: Dependencies): void {
  const tags = ['Catalogue']
  const config = { rateLimit: alertLimit }

  app.post(
    '/shop/preorder',
    {
      config,
      schema: {
        operationId: 'requestPreorder',
        summary: 'Ask for an e-mail when a product is released; once per e-mail address and product',
        tags,
        body: PreorderSchema,
        response: { 200: Done, ...problemResponses },
      },
    },
    async ({ body }) => ({ status: 'success' as const, message: await requestReleaseAlert(db, body) }),
  )

  app.post(
    '/shop/products/:id/back-in-stock',
    {
      config,
      schema: {
        operationId: 'requestBackInStock',
        summary: 'Ask for an e-mail when a product, or one variant of it, is in stock again',
        tags,
        params: IdParams,
        body: BackInStockSchema,
        response: { 200: Done, ...problemResponses },
      },
    },
    async ({ params, body }) => ({
      status: 'success' as const,
      message: await requestRestockAlert(db, params.id, body),
    }),
  )
}
