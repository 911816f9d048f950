import { uuidv7 } from 'uuidv7'
import type { Dependencies } from '../dependencies'
import { AddingHeaders } from '../http/adding-headers'
import type { App } from '../http/app'
import { IdParams, success, successPage } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, sellerOf } from '../identity/guards'
import { setVariants } from '../product-variants/set-variants'
import { addOnce } from '../products/add-once'
import { ProductConflictSchema } from '../products/admin-schema'
import { writeLimit } from '../rate-limits/limits'
import type { Desk } from '../seller-desk/desk'
import { StockSchema } from '../stock/schema'
import { changeStock } from '../stock-moves/change-stock'
import { listSellerProducts } from './list-seller-products'
import {
  SellerProductChangesSchema,
  SellerProductDetailSchema,
  SellerProductInputSchema,
  SellerProductSchema,
  SellerProductsQuery,
  SellerVariantsInputSchema,
  StockChangeSchema,
} from './schema'
import { changeSellerProduct, createSellerProduct, getSellerProduct } from './seller-products'

/** Routes for a seller's own products; others' are a 404. Changes are visible in the shop at once. */
export function sellerProductRoutes(app: App, parts: Dependencies, { seller }: Guards, desk: Desk): void {
  const shared = { tags: ['Selling'], security: bearer }
  const writes = { onRequest: seller, config: { rateLimit: writeLimit } }

  app.get(
    '/seller/products',
    {
      onRequest: seller,
      schema: {
        operationId: 'sellerListProducts',
        summary: 'List the seller’s products, including archived ones',
        ...shared,
        querystring: SellerProductsQuery,
        response: { 200: successPage(SellerProductSchema), ...problemResponses },
      },
    },
    async (request) => {
      const own = sellerOf(request)
      const page = await desk.queueRead(own, () => listSellerProducts(parts, own.id, request.query))
      return { status: 'success' as const, ...page }
    },
  )

  app.get(
    '/seller/products/:id',
    {
      onRequest: seller,
      schema: {
        operationId: 'sellerGetProduct',
        summary: 'Get a product of the seller with its variants',
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
        headers: AddingHeaders,
        body: SellerProductInputSchema,
        // 200 for a product that an earlier call with the same key has added.
        response: {
          200: success(SellerProductDetailSchema),
          201: success(SellerProductDetailSchema),
          ...problemResponses,
        },
      },
    },
    async (request, reply) => {
      const { id: sellerId } = sellerOf(request)
      const { product: data, added } = await addOnce(parts, request.headers['idempotency-key'] ?? uuidv7(), {
        add: (writer, id) => createSellerProduct(writer, sellerId, request.body, id),
        read: (writer, id) => getSellerProduct(writer, sellerId, id),
      })
      desk.changed()
      reply.code(added ? 201 : 200)
      return { status: 'success' as const, data }
    },
  )

  app.patch(
    '/seller/products/:id',
    {
      ...writes,
      schema: {
        operationId: 'sellerChangeProduct',
        summary: 'Change a product; a new price is added to its price history, `active: false` archives it',
        ...shared,
        params: IdParams,
        body: SellerProductChangesSchema,
        response: { 200: success(SellerProductDetailSchema), 409: ProductConflictSchema, ...problemResponses },
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
        summary: 'Set the variants of a product; the lowest variant price becomes the product’s price',
        ...shared,
        params: IdParams,
        body: SellerVariantsInputSchema,
        response: { 200: success(SellerProductDetailSchema), 409: ProductConflictSchema, ...problemResponses },
      },
    },
    async (request) => {
      const { id: sellerId } = sellerOf(request)
      await setVariants(parts, { sellerId }, request.params.id, request.body)
      const data = await getSellerProduct(parts, sellerId, request.params.id)
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
      const { change, variant } = request.body
      const step = { kind: 'corrected', move: { change }, variant, field: 'change' } as const
      const data = await changeStock(parts.db, { sellerId: sellerOf(request).id }, request.params.id, step)
      desk.changed()
      return { status: 'success' as const, data }
    },
  )
}
