import { uuidv7 } from 'uuidv7'
import type { Catalogue } from '../catalogue/cached-catalogue'
import type { Dependencies } from '../dependencies'
import { AddingHeaders } from '../http/adding-headers'
import type { App } from '../http/app'
import { IdParams, success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { writeLimit } from '../rate-limits/limits'
import { ProductPricesSchema } from '../sales/schema'
import { addOnce } from './add-once'
import { AdminProductsQuery, AdminProductsSchema } from './admin-list-schema'
import { changeProduct, createProduct } from './admin-products'
import {
  AdminProductDetailSchema,
  ProductChangesSchema,
  ProductConflictSchema,
  ProductInputSchema,
} from './admin-schema'
import { duplicateProduct } from './duplicate-product'
import { getAdminProduct } from './get-admin-product'
import { listAdminProducts } from './list-admin-products'
import { readPrices } from './read-prices'
import type { Writer } from './writer'

/** 200 if an earlier call with the same key added the product. */
const addedResponses = {
  200: success(AdminProductDetailSchema),
  201: success(AdminProductDetailSchema),
  ...problemResponses,
}

/** Product routes for administrators; changes are visible in the shop at once. */
export function adminProductRoutes(
  app: App,
  dependencies: Dependencies,
  { admin }: Guards,
  catalogue: Catalogue,
): void {
  const tags = ['Administration']
  const read = (writer: Writer, id: string) => getAdminProduct(writer, id, 'everyone')

  app.get(
    '/admin/products',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminListProducts',
        summary: 'List products, including hidden ones, page by page in a chosen sort order',
        tags,
        security: bearer,
        querystring: AdminProductsQuery,
        response: { 200: AdminProductsSchema, ...problemResponses },
      },
    },
    async ({ query }) => ({
      status: 'success' as const,
      ...(await listAdminProducts(dependencies, query, async (words) => (await catalogue.reader()).titled(words))),
    }),
  )

  app.get(
    '/admin/products/:id',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminGetProduct',
        summary: 'Get a product, even a hidden one, with its variants',
        tags,
        security: bearer,
        params: IdParams,
        response: { 200: success(AdminProductDetailSchema), ...problemResponses },
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
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'adminCreateProduct',
        summary: 'Add a product',
        tags,
        security: bearer,
        headers: AddingHeaders,
        body: ProductInputSchema,
        response: addedResponses,
      },
    },
    async ({ headers, body }, reply) => {
      const { product: data, added } = await addOnce(dependencies, headers['idempotency-key'] ?? uuidv7(), {
        add: (writer, id) => createProduct(writer, body, 'everyone', id),
        read,
      })
      catalogue.clear()
      reply.code(added ? 201 : 200)
      return { status: 'success' as const, data }
    },
  )

  app.patch(
    '/admin/products/:id',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'adminChangeProduct',
        summary: 'Change a product; a new price is added to its price history',
        tags,
        security: bearer,
        params: IdParams,
        body: ProductChangesSchema,
        response: { 200: success(AdminProductDetailSchema), 409: ProductConflictSchema, ...problemResponses },
      },
    },
    async ({ params, body }) => {
      const data = await changeProduct(dependencies, params.id, body, 'everyone')
      catalogue.clear()
      return { status: 'success' as const, data }
    },
  )

  app.post(
    '/admin/products/:id/duplicate',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'adminDuplicateProduct',
        summary: 'Add a hidden copy of a product with its variants, without stock',
        tags,
        security: bearer,
        headers: AddingHeaders,
        params: IdParams,
        response: addedResponses,
      },
    },
    async ({ headers, params }, reply) => {
      const { product: data, added } = await addOnce(dependencies, headers['idempotency-key'] ?? uuidv7(), {
        add: (writer, id) => duplicateProduct(writer, params.id, id),
        read,
      })
      catalogue.clear()
      reply.code(added ? 201 : 200)
      return { status: 'success' as const, data }
    },
  )

  app.get(
    '/admin/products/:id/prices',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminGetPrices',
        summary: 'Get a product’s price history, its sales, and the reference price for discounts',
        tags,
        security: bearer,
        params: IdParams,
        response: { 200: success(ProductPricesSchema), ...problemResponses },
      },
    },
    async ({ params }) => ({
      status: 'success' as const,
      data: await readPrices(dependencies.db, params.id, new Date()),
    }),
  )
}
