import { TAX_PERCENT } from '@superium/shared/constants'
import type { App, Parts } from '../http/app-types'
import { success, toDollars } from '../http/fields'
import { ShippingRulesSchema } from './schema'

/** The rule that the shipping tile and the help page put in words. */
export function shippingRoutes(app: App, { shipping }: Parts): void {
  const rules = {
    flat: toDollars(shipping.flatCents),
    freeOver: shipping.freeOverCents === null ? null : toDollars(shipping.freeOverCents),
    taxPercent: TAX_PERCENT,
  }
  app.get(
    '/shop/shipping-rules',
    {
      schema: {
        operationId: 'getShippingRules',
        summary: 'What delivery and tax cost',
        tags: ['Cart'],
        response: { 200: success(ShippingRulesSchema) },
      },
    },
    async () => ({ status: 'success' as const, data: rules }),
  )
}
