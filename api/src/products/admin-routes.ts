import type { Catalogue } from '../catalogue/cached-catalogue'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams, success, successPage } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { changeProduct, createProduct, getAdminProduct, listAdminProducts } from './admin-products'
import { AdminProductSchema, AdminProductsQuery, ProductChangesSchema, ProductInputSchema } from './admin-schema'

/** Products for administrators; a change shows in the shop at once. */
export function adminProductRoutes(
  app: App,
  dependencies: Dependencies,
  { admin }: Guards,
  catalogue: Catalogue,
): void {
  const tags = ['Administration']

  app.get(
    '/admin/products',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminListProducts',
        summary: 'Products, newest first, hidden ones too',
        tags,
        security: bearer,
        querystring: AdminProductsQuery,
        response: { 200: successPage(AdminProductSchema), ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await listAdminProducts(dependencies, query)) }),
  )

  app.get(
    '/admin/products/:id',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminGetProduct',
        summary: 'One product, hidden ones too',
        tags,
        security: bearer,
        params: IdParams,
        response: { 200: success(AdminProductSchema), ...problemResponses },
      },
    },
    async ({ params }) => ({
      status: 'success' as const,
      data: await getAdminProduct(dependencies, params.id, 'everyone'),
    }),
  )

  app.post(
    '/admin/products',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminCreateProduct',
        summary: 'Add a product',
        tags,
        security: bearer,
        body: ProductInputSchema,
        response: { 201: success(AdminProductSchema), ...problemResponses },
      },
    },
    async ({ body }, reply) => {
      reply.code(201)
      const data = await createProduct(dependencies, body, 'everyone')
      catalogue.clear()
      return { status: 'success' as const, data }
    },
  )

  app.patch(
    '/admin/products/:id',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminChangeProduct',
        summary: 'Change a product; a new price is added to its price history',
        tags,
        security: bearer,
        params: IdParams,
        body: ProductChangesSchema,
        response: { 200: success(AdminProductSchema), ...problemResponses },
      },
    },
    async ({ params, body }) => {
      const data = await changeProduct(dependencies, params.id, body, 'everyone')
      catalogue.clear()
      return { status: 'success' as const, data }
    },
  )
}
