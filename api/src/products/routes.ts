import { Type } from 'typebox'
import type { Catalogue } from '../catalogue/cached-catalogue'
import type { App } from '../http/app'
import { cachedRead } from '../http/cached-read'
import { IdParams, success } from '../http/field-schemas'
import { getProduct, getProducts } from './get-product'
import { ByIdQuery, ProductDetailSchema, ProductSchema } from './schema'

/** Public routes for single products (spec §7). */
export function productRoutes(app: App, catalogue: Catalogue): void {
  cachedRead(app, catalogue.answers, '/shop/products-by-id', {
    operationId: 'listProductsById',
    summary: 'The named products as they are now, in the order asked for; unknown ids are left out',
    query: ByIdQuery,
    response: success(Type.Array(ProductSchema)),
    policy: 'ask',
    read: async (query) => ({ data: await getProducts(catalogue, query.ids) }),
  })

  cachedRead(app, catalogue.answers, '/shop/data/:id', {
    operationId: 'getProduct',
    summary: 'One product with its variants',
    params: IdParams,
    response: success(ProductDetailSchema),
    policy: 'product',
    read: async (_, { id }) => ({ data: await getProduct(catalogue, id) }),
  })
}
