import { recordExport } from '../audit/record-export'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { createExportLimiter, csvResponses, sendCsv } from '../http/send-csv'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { AdminProductFilters } from '../products/admin-list-schema'
import { bulkLimit } from '../rate-limits/limits'
import { exportProducts } from './export-products'

/** `GET /admin/products/export`: the products of the list's filters as a file. */
export function productExportRoutes(
  app: App,
  { db, shop }: Pick<Dependencies, 'db' | 'shop'>,
  { admin }: Guards,
): void {
  const limiter = createExportLimiter()

  app.get(
    '/admin/products/export',
    {
      onRequest: admin,
      // A HEAD would read the whole file for nothing.
      exposeHeadRoute: false,
      config: { rateLimit: bulkLimit },
      schema: {
        operationId: 'adminExportProducts',
        summary: 'Export the matching products as a CSV file that can be imported again',
        tags: ['Administration'],
        security: bearer,
        querystring: AdminProductFilters,
        response: csvResponses,
      },
    },
    async (request, reply) => {
      const pieces = recordExport(db, 'products', request.query, exportProducts(db, request.query, shop.site))
      await sendCsv(reply, { name: 'products', account: identityOf(request).uid, limiter, pieces })
      return reply
    },
  )
}
