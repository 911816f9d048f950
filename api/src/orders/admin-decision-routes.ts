import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams, success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { PaidSchema, ReturnDecisionSchema, ReturnParams } from './change-schema'
import { decideReturn } from './decide-return'
import { markPaid } from './mark-paid'
import { OrderSchema } from './schema'

/** Payment and returns of orders, for administrators. */
export function adminDecisionRoutes(app: App, parts: Dependencies, { admin }: Guards): void {
  const tags = ['Administration']
  const response = { 200: success(OrderSchema), ...problemResponses }

  app.post(
    '/admin/orders/:id/paid',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminMarkOrderPaid',
        summary: 'Say that the money of an order has arrived; a 409 when it is paid or cancelled',
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
    '/admin/orders/:id/returns/:return',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminDecideReturn',
        summary: 'Accept a return, which puts its pieces back into stock, or refuse it with a note',
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
