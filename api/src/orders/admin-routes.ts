import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams, PageNumber, PageSize, success, successPage } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { OrderStatusSchema, StatusChangeSchema } from './change-schema'
import { getOrder, listAllOrders } from './read-orders'
import { OrderSchema } from './schema'
import { setStatus } from './set-status'

const AdminOrdersQuery = Type.Object({
  page: PageNumber,
  size: PageSize,
  status: Type.Optional(OrderStatusSchema),
  search: Type.Optional(Type.String({ maxLength: 200, description: 'Part of order number, name or e-mail' })),
})

/** All orders and their status, for administrators. */
export function adminOrderRoutes(app: App, parts: Dependencies, { admin }: Guards): void {
  const tags = ['Administration']

  app.get(
    '/admin/orders',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminListOrders',
        summary: 'Orders, newest first',
        tags,
        security: bearer,
        querystring: AdminOrdersQuery,
        response: { 200: successPage(OrderSchema), ...problemResponses },
      },
    },
    async (request) => ({
      status: 'success' as const,
      ...(await listAllOrders(parts, identityOf(request), request.query)),
    }),
  )

  app.get(
    '/admin/orders/:id',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminGetOrder',
        summary: 'One order',
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
      schema: {
        operationId: 'adminSetOrderStatus',
        summary: 'Move an order on; a step that the order cannot take is a 409',
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
