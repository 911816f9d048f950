import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams, success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { writeLimit } from '../rate-limits/limits'
import { AdminOrdersQuery, AdminOrdersSchema } from './admin-list-schema'
import { StatusChangeSchema } from './change-schema'
import { listAdminOrders } from './list-admin-orders'
import { getOrder } from './read-orders'
import { OrderSchema } from './schema'
import { setStatus } from './set-status'

/** Administrators' routes to list and read orders and to set their status. */
export function adminOrderRoutes(app: App, parts: Dependencies, { admin }: Guards): void {
  const tags = ['Administration']

  app.get(
    '/admin/orders',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminListOrders',
        summary: 'List orders page by page, in a chosen sort order',
        tags,
        security: bearer,
        querystring: AdminOrdersQuery,
        response: { 200: AdminOrdersSchema, ...problemResponses },
      },
    },
    async (request) => ({
      status: 'success' as const,
      ...(await listAdminOrders(parts, request.query)),
    }),
  )

  app.get(
    '/admin/orders/:id',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminGetOrder',
        summary: 'Get an order',
        tags,
        security: bearer,
        params: IdParams,
        response: { 200: success(OrderSchema), ...problemResponses },
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await getOrder(parts, identityOf(request), 'admin', request.params.id),
    }),
  )

  app.post(
    '/admin/orders/:id/status',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'adminSetOrderStatus',
        summary: 'Change the status of an order; a transition that is not allowed is a 409',
        tags,
        security: bearer,
        params: IdParams,
        body: StatusChangeSchema,
        response: { 200: success(OrderSchema), ...problemResponses },
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await setStatus(parts, identityOf(request), request.params.id, request.body),
    }),
  )
}
