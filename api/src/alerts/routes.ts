import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { alertLimit } from '../rate-limits/limits'
import { Done } from '../reviews/schema'
import { requestReleaseAlert, requestRestockAlert } from './request-alerts'
import { BackInStockSchema, PreorderSchema } from './schema'

/** Public routes for e-mail alerts, rate-limited by address. A guest's e-mail address must be confirmed first. */
export function alertRoutes(app: App, { db, shop }: Dependencies, { visitor }: Guards): void {
  const tags = ['Catalogue']
  const config = { rateLimit: alertLimit }

  app.post(
    '/shop/preorder',
    {
      onRequest: visitor,
      config,
      schema: {
        operationId: 'requestPreorder',
        summary: 'Request an e-mail when a product is released; one request per e-mail address and product',
        tags,
        security: [{}, ...bearer],
        body: PreorderSchema,
        response: { 200: Done, ...problemResponses },
      },
    },
    async ({ body, identity }) => ({
      status: 'success' as const,
      message: await requestReleaseAlert({ db, shop, identity }, body),
    }),
  )

  app.post(
    '/shop/products/:id/back-in-stock',
    {
      onRequest: visitor,
      config,
      schema: {
        operationId: 'requestBackInStock',
        summary: 'Request an e-mail when a product, or one variant of it, is back in stock',
        tags,
        security: [{}, ...bearer],
        params: IdParams,
        body: BackInStockSchema,
        response: { 200: Done, ...problemResponses },
      },
    },
    async ({ params, body, identity }) => ({
      status: 'success' as const,
      message: await requestRestockAlert({ db, shop, identity }, params.id, body),
    }),
  )
}
