import type { Catalogue } from '../catalogue/cached-catalogue'
import type { App } from '../http/app'
import { cachedRead } from '../http/cached-read'
import { success } from '../http/field-schemas'
import { readShop } from './read-shop'
import { SellerShopSchema, SlugParams } from './schema'

/** The public shops of approved sellers. */
export function sellerShopRoutes(app: App, { db, answers }: Catalogue): void {
  cachedRead(app, answers, '/shop/sellers/:slug', {
    operationId: 'getSellerShop',
    summary: 'Get the shop of an approved seller',
    params: SlugParams,
    response: success(SellerShopSchema),
    policy: 'product',
    read: async (_, { slug }) => ({ data: await readShop(db, slug) }),
  })
}
