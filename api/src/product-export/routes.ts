import { recordExport } from '../audit/record-export'
import type { Dependencies } from '../dependencies'
import { downloaderOf } from '../downloads/downloads'
import { createExports, csvResponses, sendCsv } from '../downloads/send-csv'
import type { App } from '../http/app'
import { bearer, type Guards } from '../identity/guards'
import { AdminProductFilters } from '../products/admin-list-schema'
import { bulkLimit } from '../rate-limits/limits'
import { exportProducts } from './export-products'

/** `GET /admin/products/export`: the products of the list's filters as a file. */
export function productExportRoutes(
  app: App,
  { db, shop }: Pick<Dependencies, 'db' | 'shop'>,
  { admin }: Guards,
): void {
  const exports = createExports()

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
      await sendCsv(reply, { name: 'products', reader: downloaderOf(request), exports, pieces })
      return reply
    },
  )
}
