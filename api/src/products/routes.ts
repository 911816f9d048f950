import { Type } from 'typebox'
import type { Catalogue } from '../catalogue/catalogue'
import type { App } from '../http/app-types'
import { cachedRead } from '../http/cached-read'
import { IdParams, success } from '../http/fields'
import { listProducts } from './listing'
import { ListingQuery, ListingResponse } from './listing-schema'
import { getProduct, getProducts, listCollection, listRelated } from './products'
import { ByIdQuery, ProductDetailSchema, ProductPageSchema, ProductSchema, ProductsQuery, RelatedQuery } from './schema'

/** Reading the catalogue (spec §7): open to everyone. */
export function productRoutes(app: App, catalogue: Catalogue): void {
  const { db, answers } = catalogue

  cachedRead(app, answers, '/shop/products', {
    operationId: 'listProducts',
    summary: 'All products, newest first, or one collection in its ranking',
    query: ProductsQuery,
    response: ProductPageSchema,
    policy: 'listing',
    read: (query) => listCollection(catalogue, query),
  })

  cachedRead(app, answers, '/shop/related', {
    operationId: 'listRelated',
    summary: 'Products of a category, best selling first',
    query: RelatedQuery,
    response: ProductPageSchema,
    policy: 'listing',
    read: (query) => listRelated(catalogue, query),
  })

  cachedRead(app, answers, '/shop/categorywise', {
    operationId: 'listCategorywise',
    summary: 'The category and search listing, with facets over the whole result',
    query: ListingQuery,
    response: ListingResponse,
    policy: 'listing',
    read: (query) => listProducts(catalogue, query),
  })

  cachedRead(app, answers, '/shop/products-by-id', {
    operationId: 'listProductsById',
    summary: 'The named products as they are now, in the order asked for; unknown ids are left out',
    query: ByIdQuery,
    response: success(Type.Array(ProductSchema)),
    policy: 'ask',
    read: async (query) => ({ data: await getProducts(db, query.ids) }),
  })

  cachedRead(app, answers, '/shop/data/:id', {
    operationId: 'getProduct',
    summary: 'One product with its variants',
    params: IdParams,
    response: success(ProductDetailSchema),
    policy: 'product',
    read: async (_, { id }) => ({ data: await getProduct(db, id) }),
  })
}
