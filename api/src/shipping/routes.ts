import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { toDollars } from '../http/cents-and-dollars'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { toPercent } from './price-rules'
import { ShippingRulesSchema } from './schema'

/** The shipping and tax rules that the shop displays. */
export function shippingRoutes(app: App, { priceRules: { shipping, taxBasisPoints } }: Dependencies): void {
  const rules = {
    flat: toDollars(shipping.flatCents),
    freeOver: shipping.freeOverCents === null ? null : toDollars(shipping.freeOverCents),
    taxPercent: toPercent(taxBasisPoints),
  }
  app.get(
    '/shop/shipping-rules',
    {
      schema: {
        operationId: 'getShippingRules',
        summary: 'Get the delivery costs and tax rate',
        tags: ['Cart'],
        response: { 200: success(ShippingRulesSchema), ...problemResponses },
      },
    },
    async () => ({ status: 'success' as const, data: rules }),
  )
}
