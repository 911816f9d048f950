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
    summary: 'Get the current state of products by id, in the order of the ids; omits unknown ids',
    query: ByIdQuery,
    response: success(Type.Array(ProductSchema)),
    policy: 'ask',
    read: async (query) => ({ data: await getProducts(catalogue, query.ids) }),
  })

  cachedRead(app, catalogue.answers, '/shop/data/:id', {
    operationId: 'getProduct',
    summary: 'Get a product with its variants',
    params: IdParams,
    response: success(ProductDetailSchema),
    policy: 'product',
    read: async (_, { id }) => ({ data: await getProduct(catalogue, id) }),
  })
}
