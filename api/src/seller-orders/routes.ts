import type { FastifyRequest } from 'fastify'
import { transactionWithRetries } from '../database/transaction-with-retries'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams, success, successPage } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, sellerOf } from '../identity/guards'
import {
  ParcelParams,
  ParcelPreviewSchema,
  ReturnDecisionSchema,
  ReturnParams,
  SomePiecesQuery,
} from '../orders/change-schema'
import { requireReason, settleReturn } from '../orders/decide-return'
import { correctTracking, markDelivered, shipPieces } from '../orders/parcels/parcel-steps'
import { readPieces } from '../orders/preview-return'
import { writeLimit } from '../rate-limits/limits'
import type { Desk } from '../seller-desk/desk'
import { getSellerOrder, listSellerOrders, previewSellerParcel, sellerKeeper } from './read-seller-orders'
import { SellerOrderSchema, SellerOrdersQuery, SellerParcelSchema, SellerTrackingSchema } from './schema'
import { readTracking } from './seller-tracking'

/** Orders with a seller's products. A seller sees and changes only their own lines of an order. */
export function sellerOrderRoutes(app: App, parts: Dependencies, { seller }: Guards, desk: Desk): void {
  const tags = ['Selling']
  const response = { 200: success(SellerOrderSchema), ...problemResponses }
  const write = { onRequest: seller, config: { rateLimit: writeLimit } }
  const answer = async (request: FastifyRequest, id: string) => ({
    status: 'success' as const,
    data: await getSellerOrder(parts.db, sellerOf(request), id),
  })

  app.get(
    '/seller/orders',
    {
      onRequest: seller,
      schema: {
        operationId: 'sellerListOrders',
        summary: 'List orders that contain the seller’s products, newest first',
        tags,
        security: bearer,
        querystring: SellerOrdersQuery,
        response: { 200: successPage(SellerOrderSchema), ...problemResponses },
      },
    },
    async (request) => {
      const own = sellerOf(request)
      const page = await desk.queueRead(own, () => listSellerOrders(parts.db, own, request.query))
      return { status: 'success' as const, ...page }
    },
  )

  app.get(
    '/seller/orders/:id',
    {
      onRequest: seller,
      schema: {
        operationId: 'sellerGetOrder',
        summary: 'Get the seller’s part of an order',
        tags,
        security: bearer,
        params: IdParams,
        response,
      },
    },
    async (request) => answer(request, request.params.id),
  )

  app.get(
    '/seller/orders/:id/parcels',
    {
      onRequest: seller,
      schema: {
        operationId: 'sellerPreviewParcel',
        summary: 'Preview the cash that the courier collects for a parcel of the seller’s pieces',
        tags,
        security: bearer,
        params: IdParams,
        querystring: SomePiecesQuery,
        response: { 200: success(ParcelPreviewSchema), ...problemResponses },
      },
    },
    async (request) => {
      const { lines } = request.query
      const pieces = lines === undefined ? undefined : readPieces(lines)
      const cash = await previewSellerParcel(parts.db, sellerOf(request), request.params.id, pieces)
      return { status: 'success' as const, data: { cash } }
    },
  )

  app.post(
    '/seller/orders/:id/parcels',
    {
      ...write,
      schema: {
        operationId: 'sellerSendParcel',
        summary: 'Ship the seller’s pieces of a confirmed order, or all remaining ones, in one parcel',
        tags,
        security: bearer,
        params: IdParams,
        body: SellerParcelSchema,
        response,
      },
    },
    async (request) => {
      const { id } = request.params
      const { lines, parcels, ...entered } = request.body
      const tracking = readTracking(entered)
      await shipPieces(parts, sellerKeeper(sellerOf(request), id), {
        ...(lines && { lines }),
        ...(tracking && { tracking }),
        ...(parcels !== undefined && { parcels }),
      })
      return answer(request, id)
    },
  )

  app.post(
    '/seller/orders/:id/parcels/:parcel/delivered',
    {
      ...write,
      schema: {
        operationId: 'sellerDeliverParcel',
        summary: 'Mark one of the seller’s parcels as delivered',
        tags,
        security: bearer,
        params: ParcelParams,
        response,
      },
    },
    async (request) => {
      const { id, parcel } = request.params
      await markDelivered(parts, sellerKeeper(sellerOf(request), id), parcel)
      return answer(request, id)
    },
  )

  app.post(
    '/seller/orders/:id/parcels/:parcel/tracking',
    {
      ...write,
      schema: {
        operationId: 'sellerSetParcelTracking',
        summary: 'Set or correct the tracking of one of the seller’s parcels',
        tags,
        security: bearer,
        params: ParcelParams,
        body: SellerTrackingSchema,
        response,
      },
    },
    async (request) => {
      const { id, parcel } = request.params
      const tracking = readTracking(request.body)
      if (tracking) await correctTracking(parts, sellerKeeper(sellerOf(request), id), parcel, tracking)
      return answer(request, id)
    },
  )

  app.post(
    '/seller/orders/:id/returns/:return',
    {
      ...write,
      schema: {
        operationId: 'sellerDecideReturn',
        summary: 'Accept a return of the seller’s products and restock or write them off, or refuse it with a note',
        tags,
        security: bearer,
        params: ReturnParams,
        body: ReturnDecisionSchema,
        response,
      },
    },
    async (request) => {
      const { id, return: returnId } = request.params
      const { note } = request.body
      requireReason(request.body)
      const { actor, actorId, lock, owns } = sellerKeeper(sellerOf(request), id)
      await transactionWithRetries(parts.db, async (tx) => {
        const order = await lock(tx)
        const asked = order.returns.find((one) => one.id === returnId.toLowerCase() && owns(one))
        await settleReturn(tx, parts, order, asked, request.body, { actor, actorId, at: new Date(), note })
      })
      return answer(request, id)
    },
  )
}
