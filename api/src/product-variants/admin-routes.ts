import type { Catalogue } from '../catalogue/cached-catalogue'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams, success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { AdminProductDetailSchema, ProductConflictSchema, VariantsInputSchema } from '../products/admin-schema'
import { getAdminProduct } from '../products/get-admin-product'
import { writeLimit } from '../rate-limits/limits'
import { setVariants } from './set-variants'

/** The variants of a product, for administrators; a change shows in the shop at once. */
export function adminVariantRoutes(
  app: App,
  dependencies: Dependencies,
  { admin }: Guards,
  catalogue: Catalogue,
): void {
  app.put(
    '/admin/products/:id/variants',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'adminSetVariants',
        summary: 'Set the variants of a product; the lowest variant price becomes the product’s price',
        tags: ['Administration'],
        security: bearer,
        params: IdParams,
        body: VariantsInputSchema,
        response: { 200: success(AdminProductDetailSchema), 409: ProductConflictSchema, ...problemResponses },
      },
    },
    async ({ params, body }) => {
      await setVariants(dependencies, 'everyone', params.id, body)
      catalogue.clear()
      return { status: 'success' as const, data: await getAdminProduct(dependencies, params.id, 'everyone') }
    },
  )
}
