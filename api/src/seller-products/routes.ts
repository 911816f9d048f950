import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams, success, successPage } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, sellerOf } from '../identity/guards'
import { writeLimit } from '../rate-limits/limits'
import type { Desk } from '../seller-desk/desk'
import { changeStock } from './change-stock'
import { listSellerProducts } from './list-seller-products'
import {
  SellerProductChangesSchema,
  SellerProductDetailSchema,
  SellerProductInputSchema,
  SellerProductSchema,
  SellerProductsQuery,
  SellerVariantsInputSchema,
  StockChangeSchema,
  StockSchema,
} from './schema'
import { changeSellerProduct, createSellerProduct, getSellerProduct } from './seller-products'
import { setVariants } from './set-variants'

/** A seller's own products; those of others are a 404. A change shows in the shop at once. */
export function sellerProductRoutes(app: App, parts: Dependencies, { seller }: Guards, desk: Desk): void {
  const shared = { tags: ['Selling'], security: bearer }
  const writes = { onRequest: seller, config: { rateLimit: writeLimit } }

  app.get(
    '/seller/products',
    {
      onRequest: seller,
      schema: {
        operationId: 'sellerListProducts',
        summary: 'The seller’s products, archived ones too',
        ...shared,
        querystring: SellerProductsQuery,
        response: { 200: successPage(SellerProductSchema), ...problemResponses },
      },
    },
    async (request) => {
      const own = sellerOf(request)
      const page = await desk.inTurn(own, () => listSellerProducts(parts, own.id, request.query))
      return { status: 'success' as const, ...page }
    },
  )

  app.get(
    '/seller/products/:id',
    {
      onRequest: seller,
      schema: {
        operationId: 'sellerGetProduct',
        summary: 'One product of the seller with its variants',
        ...shared,
        params: IdParams,
        response: { 200: success(SellerProductDetailSchema), ...problemResponses },
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await getSellerProduct(parts, sellerOf(request).id, request.params.id),
    }),
  )

  app.post(
    '/seller/products',
    {
      ...writes,
      schema: {
        operationId: 'sellerCreateProduct',
        summary: 'Add a product to the seller’s shop',
        ...shared,
        body: SellerProductInputSchema,
        response: { 201: success(SellerProductDetailSchema), ...problemResponses },
      },
    },
    async (request, reply) => {
      const data = await createSellerProduct(parts, sellerOf(request).id, request.body)
      desk.changed()
      reply.code(201)
      return { status: 'success' as const, data }
    },
  )

  app.patch(
    '/seller/products/:id',
    {
      ...writes,
      schema: {
        operationId: 'sellerChangeProduct',
        summary: 'Change a product; a new price enters its price history, `active: false` archives it',
        ...shared,
        params: IdParams,
        body: SellerProductChangesSchema,
        response: { 200: success(SellerProductDetailSchema), ...problemResponses },
      },
    },
    async (request) => {
      const data = await changeSellerProduct(parts, sellerOf(request).id, request.params.id, request.body)
      desk.changed()
      return { status: 'success' as const, data }
    },
  )

  app.put(
    '/seller/products/:id/variants',
    {
      ...writes,
      schema: {
        operationId: 'sellerSetVariants',
        summary: 'Set the variants of a product: the cheapest one’s price is the product’s',
        ...shared,
        params: IdParams,
        body: SellerVariantsInputSchema,
        response: { 200: success(SellerProductDetailSchema), ...problemResponses },
      },
    },
    async (request) => {
      const data = await setVariants(parts, sellerOf(request).id, request.params.id, request.body)
      desk.changed()
      return { status: 'success' as const, data }
    },
  )

  app.post(
    '/seller/products/:id/stock',
    {
      ...writes,
      schema: {
        operationId: 'sellerChangeStock',
        summary: 'Change the stock of a product or a variant by a difference',
        ...shared,
        params: IdParams,
        body: StockChangeSchema,
        response: { 200: success(StockSchema), ...problemResponses },
      },
    },
    async (request) => {
      const data = await changeStock(parts.db, sellerOf(request).id, request.params.id, request.body)
      desk.changed()
      return { status: 'success' as const, data }
    },
  )
}
