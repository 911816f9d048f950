import { RETURN_WINDOW_DAYS } from '@superium/shared/constants'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { toDollars } from '../http/cents-and-dollars'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { addEtag } from '../http/send-with-etag'
import { toPercent } from '../shipping/price-rules'
import { paymentOptions } from './payment-options'
import { type ShopSettings, ShopSettingsSchema } from './schema'

/** `GET /shop/settings`: the same for everybody until the API starts again. */
export function shopSettingsRoutes(app: App, { shop, payments, priceRules }: Dependencies): void {
  const { shipping, taxBasisPoints } = priceRules
  const data: ShopSettings = {
    mail: shop.mail,
    ...(shop.supportEmail !== undefined && { supportEmail: shop.supportEmail }),
    ...(shop.address.length > 0 && { address: [...shop.address] }),
    taxPercent: toPercent(taxBasisPoints),
    shipping: {
      flat: toDollars(shipping.flatCents),
      ...(shipping.freeOverCents !== null && { freeOver: toDollars(shipping.freeOverCents) }),
    },
    payments: paymentOptions(payments),
    unpaidExpiryHours: payments.unpaidExpiryHours,
    returnDays: RETURN_WINDOW_DAYS,
  }
  app.get(
    '/shop/settings',
    {
      onSend: addEtag,
      schema: {
        operationId: 'getShopSettings',
        summary: 'Get the shop’s settings for e-mails, payment, delivery, returns and contact',
        tags: ['Catalogue'],
        response: { 200: success(ShopSettingsSchema), ...problemResponses },
      },
    },
    async () => ({ status: 'success' as const, data }),
  )
}
