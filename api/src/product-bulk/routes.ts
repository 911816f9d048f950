import type { Catalogue } from '../catalogue/cached-catalogue'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { bulkLimit } from '../rate-limits/limits'
import { editProducts } from './edit-products'
import { BulkEditSchema, BulkResultSchema } from './schema'

/** `POST /admin/products/bulk`: the same change of many products. */
export function bulkEditRoutes(app: App, { db }: Dependencies, { admin }: Guards, catalogue: Catalogue): void {
  app.post(
    '/admin/products/bulk',
    {
      onRequest: admin,
      config: { rateLimit: bulkLimit },
      schema: {
        operationId: 'adminEditProducts',
        summary: 'Change up to 500 products at once, or preview the changes',
        tags: ['Administration'],
        security: bearer,
        body: BulkEditSchema,
        response: { 200: success(BulkResultSchema), ...problemResponses },
      },
    },
    async ({ body }) => {
      const data = await editProducts(db, body)
      if (!body.dryRun) catalogue.clear()
      return { status: 'success' as const, data }
    },
  )
}
