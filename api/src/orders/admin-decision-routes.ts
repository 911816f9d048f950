import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams, success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { writeLimit } from '../rate-limits/limits'
import { CancelPreviewSchema, PaidSchema, RefundSchema, ReturnDecisionSchema, ReturnParams } from './change-schema'
import { decideReturn } from './decide-return'
import { markPaid } from './mark-paid'
import { listSenders, OrderSenderSchema } from './order-senders'
import { previewCancel } from './preview-cancel'
import { recordRefund } from './record-refund'
import { OrderSchema } from './schema'

/** Payment, refunds, returns and senders of orders, for administrators. */
export function adminDecisionRoutes(app: App, parts: Dependencies, { admin }: Guards): void {
  const tags = ['Administration']
  const response = { 200: success(OrderSchema), ...problemResponses }

  app.post(
    '/admin/orders/:id/paid',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'adminMarkOrderPaid',
        summary: 'Record that the payment of an order has arrived; a paid or cancelled order is a 409',
        tags,
        security: bearer,
        params: IdParams,
        body: PaidSchema,
        response,
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await markPaid(parts, identityOf(request), request.params.id, request.body.note),
    }),
  )

  app.post(
    '/admin/orders/:id/refunds',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'adminRecordRefund',
        summary: 'Record a refund of an order; an amount above the outstanding refund is a 409',
        tags,
        security: bearer,
        params: IdParams,
        body: RefundSchema,
        response,
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await recordRefund(parts, identityOf(request), request.params.id, request.body),
    }),
  )

  app.get(
    '/admin/orders/:id/senders',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminListOrderSenders',
        summary: 'List the senders of an order’s lines with their addresses',
        tags,
        security: bearer,
        params: IdParams,
        response: { 200: success(Type.Array(OrderSenderSchema)), ...problemResponses },
      },
    },
    async ({ params }) => ({ status: 'success' as const, data: await listSenders(parts, params.id) }),
  )

  app.get(
    '/admin/orders/:id/cancel',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminPreviewCancel',
        summary: 'Preview the refund for cancelling what is unsent of an order',
        tags,
        security: bearer,
        params: IdParams,
        response: { 200: success(CancelPreviewSchema), ...problemResponses },
      },
    },
    async (request) => {
      const refund = await previewCancel(parts.db, identityOf(request), 'admin', request.params.id, undefined)
      return { status: 'success' as const, data: { refund } }
    },
  )

  app.post(
    '/admin/orders/:id/returns/:return',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'adminDecideReturn',
        summary: 'Accept a return and restock or write off its pieces, or refuse it with a note',
        tags,
        security: bearer,
        params: ReturnParams,
        body: ReturnDecisionSchema,
        response,
      },
    },
    async (request) => {
      const { id, return: returnId } = request.params
      const data = await decideReturn(parts, identityOf(request), id, returnId, request.body)
      return { status: 'success' as const, data }
    },
  )
}
