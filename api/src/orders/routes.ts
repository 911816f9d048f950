import { Type } from 'typebox'
import { couponRequest } from '../coupons/coupon-request'
import type { Dependencies } from '../dependencies'
import { createFairQueue } from '../fair-queue/fair-queue'
import type { App } from '../http/app'
import { visitorOf } from '../http/current-reader'
import { EmailQuery, IdParams, PageNumber, success, successPage } from '../http/field-schemas'
import { networkOf } from '../http/network-of'
import { ProblemSchema, problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf, requireOwnEmail } from '../identity/guards'
import { writeLimit } from '../rate-limits/limits'
import { cancelOrder } from './cancel-order'
import {
  CancelPreviewSchema,
  ChangeRequestSchema,
  PiecesQuery,
  ReturnPreviewSchema,
  ReturnRequestSchema,
  SomePiecesQuery,
} from './change-schema'
import { placeOrder } from './place-order'
import type { Placing } from './placing'
import { previewCancel } from './preview-cancel'
import { previewReturn, readPieces } from './preview-return'
import { getOrder, listOwnOrders } from './read-orders'
import { requestReturn } from './request-return'
import { IdempotencyHeaders, OrderConflictSchema, OrderPlacedSchema, OrderRequestSchema, OrderSchema } from './schema'

/** Spec §7 "userorders". */
const OwnOrdersQuery = Type.Object({
  ...EmailQuery.properties,
  page: PageNumber,
  size: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
})

/**
 * Limits reads of order history: a page may contain thousands of lines and uses up to four connections, and no buyer
 * needs two at once.
 */
const HISTORIES = { running: 2, runningOfOne: 1, waiting: 100, waitingOfOne: 10 }

/** A request without a body applies to the whole order. */
const allowNoBody = async (request: { body: unknown }): Promise<void> => {
  request.body ??= {}
}

/** A buyer's orders (spec §7). The token, not the payload, identifies the buyer. */
export function orderRoutes(app: App, parts: Dependencies, { user }: Guards, placing: Placing): void {
  const tags = ['Orders']
  const historyQueue = createFairQueue(HISTORIES)

  app.post(
    '/shop/orderconfirm',
    {
      onRequest: user,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'confirmOrder',
        summary: 'Place an order',
        tags,
        security: bearer,
        headers: IdempotencyHeaders,
        body: OrderRequestSchema,
        response: { 200: OrderPlacedSchema, 409: OrderConflictSchema, 422: ProblemSchema, ...problemResponses },
      },
    },
    async (request) => {
      const identity = identityOf(request)
      requireOwnEmail(identity, request.body.email)
      const key = request.headers['idempotency-key']
      const coupon = couponRequest(request, request.body.coupon, parts)
      const network = parts.rateLimits === 'on' ? networkOf(request.ip) : undefined
      const place = () => placeOrder(placing.parts, identity, key, request.body, { coupon, network })
      const data = await placing.queue(visitorOf(request.ip), place)
      return { status: 'success' as const, message: 'Order placed successfully', data }
    },
  )

  app.get(
    '/shop/userorders',
    {
      onRequest: user,
      schema: {
        operationId: 'listUserOrders',
        summary: "List the caller's orders page by page, newest first",
        tags,
        security: bearer,
        querystring: OwnOrdersQuery,
        response: { 200: successPage(OrderSchema), ...problemResponses },
      },
    },
    async (request) => {
      const identity = identityOf(request)
      requireOwnEmail(identity, request.query.email)
      const page = await historyQueue(identity.uid, () => listOwnOrders(parts, identity, request.query))
      return { status: 'success' as const, ...page }
    },
  )

  app.get(
    '/shop/orders/:id',
    {
      onRequest: user,
      schema: {
        operationId: 'getOrder',
        summary: "Get an order: the caller's own, or any order for an administrator",
        tags,
        security: bearer,
        params: IdParams,
        response: { 200: success(OrderSchema), ...problemResponses },
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await getOrder(parts, identityOf(request), 'buyer', request.params.id),
    }),
  )

  app.post(
    '/shop/orders/:id/cancel',
    {
      onRequest: user,
      preValidation: allowNoBody,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'cancelOrder',
        summary: 'Cancel the caller’s order, or pieces of it, before shipping; the pieces are restocked',
        tags,
        security: bearer,
        params: IdParams,
        body: ChangeRequestSchema,
        response: { 200: success(OrderSchema), ...problemResponses },
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await cancelOrder(parts, identityOf(request), 'buyer', request.params.id, request.body),
    }),
  )

  app.get(
    '/shop/orders/:id/cancel',
    {
      onRequest: user,
      schema: {
        operationId: 'previewCancel',
        summary: 'Preview the refund for cancelling the caller’s order, or pieces of it',
        tags,
        security: bearer,
        params: IdParams,
        querystring: SomePiecesQuery,
        response: { 200: success(CancelPreviewSchema), ...problemResponses },
      },
    },
    async (request) => {
      const { lines } = request.query
      const pieces = lines === undefined ? undefined : readPieces(lines)
      const refund = await previewCancel(parts.db, identityOf(request), 'buyer', request.params.id, pieces)
      return { status: 'success' as const, data: { refund } }
    },
  )

  app.get(
    '/shop/orders/:id/return',
    {
      onRequest: user,
      schema: {
        operationId: 'previewReturn',
        summary: 'Preview the refund for a return of pieces of the caller’s order',
        tags,
        security: bearer,
        params: IdParams,
        querystring: PiecesQuery,
        response: { 200: success(ReturnPreviewSchema), ...problemResponses },
      },
    },
    async (request) => {
      const pieces = readPieces(request.query.lines)
      const refund = await previewReturn(parts.db, identityOf(request), request.params.id, pieces)
      return { status: 'success' as const, data: { refund } }
    },
  )

  app.post(
    '/shop/orders/:id/return',
    {
      onRequest: user,
      preValidation: allowNoBody,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'requestReturn',
        summary: 'Request a return of the caller’s order, or pieces of it, within 60 days of delivery',
        tags,
        security: bearer,
        params: IdParams,
        body: ReturnRequestSchema,
        response: { 200: success(OrderSchema), ...problemResponses },
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await requestReturn(parts, identityOf(request), 'buyer', request.params.id, request.body),
    }),
  )
}
