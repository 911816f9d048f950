import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams, success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { writeLimit } from '../rate-limits/limits'
import { addPayoutMethod, deletePayoutMethod, listPayoutMethods, setDefaultPayoutMethod } from './payout-methods'
import { PayoutInputSchema, type PayoutMethod, PayoutMethodSchema } from './schema'

/**
 * The bank accounts for an approved seller's payouts (ruling on spec §2 "Payments & payouts"). Every change returns all
 * of them.
 */
export function payoutRoutes(app: App, parts: Dependencies, { seller }: Guards): void {
  const { db } = parts
  const shared = { tags: ['Selling'], security: bearer }
  const response = { 200: success(Type.Array(PayoutMethodSchema)), ...problemResponses }
  const guarded = { onRequest: seller, config: { rateLimit: writeLimit } }
  const answer = async (methods: Promise<PayoutMethod[]>) => ({ status: 'success' as const, data: await methods })

  app.get(
    '/seller/payouts',
    {
      onRequest: seller,
      schema: {
        operationId: 'listPayoutMethods',
        summary: "List the seller's payout methods, the default first, with only the ends of account numbers",
        ...shared,
        response,
      },
    },
    (request) => answer(listPayoutMethods(db, identityOf(request).uid)),
  )

  app.post(
    '/seller/payouts',
    {
      ...guarded,
      schema: {
        operationId: 'addPayoutMethod',
        summary: 'Add a payout method; the first one becomes the default',
        ...shared,
        body: PayoutInputSchema,
        response,
      },
    },
    (request) => answer(addPayoutMethod(parts, identityOf(request), request.body)),
  )

  app.post(
    '/seller/payouts/:id/default',
    {
      ...guarded,
      schema: {
        operationId: 'setDefaultPayoutMethod',
        summary: 'Make a payout method the default',
        ...shared,
        params: IdParams,
        response,
      },
    },
    (request) => answer(setDefaultPayoutMethod(db, identityOf(request), request.params.id)),
  )

  app.delete(
    '/seller/payouts/:id',
    {
      ...guarded,
      schema: {
        operationId: 'deletePayoutMethod',
        summary: 'Delete a payout method; if it was the default, the newest one becomes the default',
        ...shared,
        params: IdParams,
        response,
      },
    },
    (request) => answer(deletePayoutMethod(db, identityOf(request), request.params.id)),
  )
}
