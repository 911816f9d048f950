import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { EmailQuery, IdParams, success, successPage } from '../http/field-schemas'
import { ProblemSchema, problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf, requireOwnEmail } from '../identity/guards'
import { writeLimit } from '../rate-limits/limits'
import { placeOrder } from './place-order'
import { getOrder, listOwnOrders } from './read-orders'
import { IdempotencyHeaders, OrderConflictSchema, OrderPlacedSchema, OrderRequestSchema, OrderSchema } from './schema'
import { setStatus } from './set-status'

/** A buyer's orders (spec §7). The token, not the payload, decides whose they are. */
export function orderRoutes(app: App, { db, priceRules }: Dependencies, { user }: Guards): void {
  const tags = ['Orders']

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
      const data = await placeOrder(db, priceRules, identity, key, request.body)
      return { status: 'success' as const, message: 'Order placed successfully', data }
    },
  )

  app.get(
    '/shop/userorders',
    {
      onRequest: user,
      schema: {
        operationId: 'listUserOrders',
        summary: "The caller's orders, newest first",
        tags,
        security: bearer,
        querystring: EmailQuery,
        response: { 200: successPage(OrderSchema), ...problemResponses },
      },
    },
    async (request) => {
      const identity = identityOf(request)
      requireOwnEmail(identity, request.query.email)
      const data = await listOwnOrders(db, identity)
      return { status: 'success' as const, data, count: data.length }
    },
  )

  app.get(
    '/shop/orders/:id',
    {
      onRequest: user,
      schema: {
        operationId: 'getOrder',
        summary: "One order: the caller's own, or any for an administrator",
        tags,
        security: bearer,
        params: IdParams,
        response: { 200: success(OrderSchema), ...problemResponses },
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await getOrder(db, identityOf(request), 'buyer', request.params.id),
    }),
  )

  app.post(
    '/shop/orders/:id/cancel',
    {
      onRequest: user,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'cancelOrder',
        summary: 'Cancel an own order before it is shipped; its products go back into stock',
        tags,
        security: bearer,
        params: IdParams,
        response: { 200: success(OrderSchema), ...problemResponses },
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await setStatus(db, identityOf(request), 'buyer', request.params.id, 'Cancelled'),
    }),
  )

  app.post(
    '/shop/orders/:id/return',
    {
      onRequest: user,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'requestReturn',
        summary: 'Ask to return an own order within 60 days of delivery',
        tags,
        security: bearer,
        params: IdParams,
        response: { 200: success(OrderSchema), ...problemResponses },
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await setStatus(db, identityOf(request), 'buyer', request.params.id, 'Return requested'),
    }),
  )
}
