import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, sellerOf } from '../identity/guards'
import { writeLimit } from '../rate-limits/limits'
import { changeShop, toOwnShop } from './change-shop'
import type { Desk } from './desk'
import { OwnShopChangesSchema, OwnShopSchema } from './shop-schema'

/** Routes for a seller's own shop data. */
export function sellerShopProfileRoutes(app: App, parts: Dependencies, { seller }: Guards, desk: Desk): void {
  const shared = { tags: ['Selling'], security: bearer }
  const response = { 200: success(OwnShopSchema), ...problemResponses }

  app.get(
    '/seller/shop',
    {
      onRequest: seller,
      schema: { operationId: 'sellerGetShop', summary: 'Get the seller’s own shop', ...shared, response },
    },
    async (request) => ({ status: 'success' as const, data: toOwnShop(sellerOf(request)) }),
  )

  app.patch(
    '/seller/shop',
    {
      onRequest: seller,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'sellerChangeShop',
        summary: 'Change the shop’s public profile, except its name',
        ...shared,
        body: OwnShopChangesSchema,
        response,
      },
    },
    async (request) => {
      const data = await changeShop(parts, sellerOf(request), request.body)
      desk.changed()
      return { status: 'success' as const, data }
    },
  )
}
