import { Type } from 'typebox'
import type { App, Parts } from '../http/app-types'
import { tagged } from '../http/etag'
import { IdParams, success, successPage } from '../http/fields'
import { problemResponses } from '../http/problem'
import { listProducts } from './listing'
import { ListingQuery, ListingResponse } from './listing-schema'
import { getProduct, getProducts, listCollection, listRelated } from './products'
import { ByIdQuery, ProductDetailSchema, ProductSchema, ProductsQuery, RelatedQuery } from './schema'

/** Reading the catalogue (spec §7): open to everyone. */
export function productRoutes(app: App, { db }: Parts): void {
  const tags = ['Catalogue']
  const onSend = tagged

  app.get(
    '/shop/products',
    {
      onSend,
      schema: {
        operationId: 'listProducts',
        summary: 'All products, newest first, or one collection in its ranking',
        tags,
        querystring: ProductsQuery,
        response: { 200: successPage(ProductSchema), ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await listCollection(db, query)) }),
  )

  app.get(
    '/shop/related',
    {
      onSend,
      schema: {
        operationId: 'listRelated',
        summary: 'Products of a category, best selling first',
        tags,
        querystring: RelatedQuery,
        response: { 200: successPage(ProductSchema), ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await listRelated(db, query)) }),
  )

  app.get(
    '/shop/categorywise',
    {
      onSend,
      schema: {
        operationId: 'listCategorywise',
        summary: 'The category and search listing, with facets over the whole result',
        tags,
        querystring: ListingQuery,
        response: { 200: ListingResponse, ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await listProducts(db, query)) }),
  )

  app.get(
    '/shop/products-by-id',
    {
      onSend,
      schema: {
        operationId: 'listProductsById',
        summary: 'The named products as they are now, in the order asked for; unknown ids are left out',
        tags,
        querystring: ByIdQuery,
        response: { 200: success(Type.Array(ProductSchema)), ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, data: await getProducts(db, query.ids) }),
  )

  app.get(
    '/shop/data/:id',
    {
      onSend,
      schema: {
        operationId: 'getProduct',
        summary: 'One product with its variants',
        tags,
        params: IdParams,
        response: { 200: success(ProductDetailSchema), ...problemResponses },
      },
    },
    async ({ params }) => ({ status: 'success' as const, data: await getProduct(db, params.id) }),
  )
}
