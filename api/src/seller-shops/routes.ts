import { Type } from 'typebox'
import type { Catalogue } from '../catalogue/cached-catalogue'
import type { App } from '../http/app'
import { cachedRead } from '../http/cached-read'
import { success } from '../http/field-schemas'
import { listShopPageStarts, listShopPages } from './list-shop-pages'
import { readShop } from './read-shop'
import { SellerShopSchema, SlugParams } from './schema'
import { ShopPageStartSchema, ShopPageStartsQuery, ShopPagesQuery, ShopPagesResponse } from './sitemap-schema'

/** The shops of approved sellers, open to everyone. */
export function sellerShopRoutes(app: App, { db, answers }: Catalogue): void {
  cachedRead(app, answers, '/shop/sellers/:slug', {
    operationId: 'getSellerShop',
    summary: 'The shop of an approved seller',
    params: SlugParams,
    response: success(SellerShopSchema),
    policy: 'product',
    read: async (_, { slug }) => ({ data: await readShop(db, slug) }),
  })

  cachedRead(app, answers, '/shop/sitemap/shops', {
    operationId: 'listShopPages',
    summary: 'Slugs and last changes of all shops, for the sitemap',
    query: ShopPagesQuery,
    response: ShopPagesResponse,
    policy: 'ask',
    read: (query) => listShopPages(db, query),
  })

  cachedRead(app, answers, '/shop/sitemap/shops/pages', {
    operationId: 'listShopPageStarts',
    summary: 'Where each page of the sitemap of shops begins',
    query: ShopPageStartsQuery,
    response: success(Type.Array(ShopPageStartSchema)),
    policy: 'ask',
    read: async ({ size }) => ({ data: await listShopPageStarts(db, size) }),
  })
}
