import type { Dependencies } from '../../dependencies'
import { createFairQueue } from '../../fair-queue/fair-queue'
import type { App } from '../../http/app'
import { success } from '../../http/field-schemas'
import { problemResponses } from '../../http/problem'
import { bearer, type Guards, sellerOf } from '../../identity/guards'
import { importLimit } from '../../rate-limits/limits'
import type { Desk } from '../../seller-desk/desk'
import { importProducts } from './import-products'
import { ImportResultSchema, ProductImportSchema } from './schema'

/** The maximum body size in bytes: the largest file, escaped as JSON. */
const BODY_LIMIT = 4 * 1024 * 1024

/** A seller's imports run one at a time anyway, so waiting ones must not occupy connections. */
const IMPORTS = { running: 2, runningOfOne: 1, waiting: 40, waitingOfOne: 4 }

/** `POST /seller/products/import`: imports products from a file, or only previews it in a dry run. */
export function productImportRoutes(app: App, parts: Dependencies, { seller }: Guards, desk: Desk): void {
  const imports = createFairQueue(IMPORTS)
  app.post(
    '/seller/products/import',
    {
      onRequest: seller,
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: importLimit },
      schema: {
        operationId: 'sellerImportProducts',
        summary: 'Import products from a CSV file, matched by SKU; a dry run only returns the effects',
        tags: ['Selling'],
        security: bearer,
        body: ProductImportSchema,
        response: { 200: success(ImportResultSchema), ...problemResponses },
      },
    },
    async (request) => {
      const { id } = sellerOf(request)
      const data = await imports(id, () => importProducts(parts, id, request.body))
      if (!request.body.dryRun) desk.changed()
      return { status: 'success' as const, data }
    },
  )
}
