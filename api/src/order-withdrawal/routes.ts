import type { App } from '../http/app'
import { visitorOf } from '../http/current-reader'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import type { Placing } from '../orders/placing'
import { IdempotencyHeaders } from '../orders/schema'
import { writeLimit } from '../rate-limits/limits'
import { OrderWithdrawnSchema } from './schema'
import { withdrawOrder } from './withdraw-order'

/** Withdrawing an attempt to order: it waits in the same queue as placing one. */
export function orderWithdrawalRoutes(app: App, { parts, queue }: Placing, { user }: Guards): void {
  app.post(
    '/shop/orderconfirm/withdraw',
    {
      onRequest: user,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'withdrawOrder',
        summary: 'Withdraw an attempt to order that got no response; returns the order if it was placed',
        tags: ['Orders'],
        security: bearer,
        headers: IdempotencyHeaders,
        response: { 200: success(OrderWithdrawnSchema), ...problemResponses },
      },
    },
    async (request) => {
      const withdraw = () => withdrawOrder(parts, identityOf(request), request.headers['idempotency-key'])
      const placed = await queue(visitorOf(request.ip), withdraw)
      return { status: 'success' as const, data: placed ? { placed } : {} }
    },
  )
}
