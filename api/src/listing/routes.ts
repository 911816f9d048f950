import type { Catalogue } from '../catalogue/cached-catalogue'
import type { App } from '../http/app'
import { cachedRead } from '../http/cached-read'
import { listCollection, listRelated } from './list-collection-and-related'
import { listProducts } from './list-products'
import { ProductPageSchema, ProductsQuery, RelatedQuery } from './product-page-schema'
import { ListingQuery, ListingResponse } from './schema'

/** Lists of products (spec §7): open to everyone. */
export function listingRoutes(app: App, catalogue: Catalogue): void {
  const { answers } = catalogue

  cachedRead(app, answers, '/shop/products', {
    operationId: 'listProducts',
    summary: 'List all products, newest first, or one collection in its ranking',
    query: ProductsQuery,
    response: ProductPageSchema,
    policy: 'listing',
    read: (query) => listCollection(catalogue, query),
  })

  cachedRead(app, answers, '/shop/related', {
    operationId: 'listRelated',
    summary: 'List the products of a category, best selling first',
    query: RelatedQuery,
    response: ProductPageSchema,
    policy: 'listing',
    read: (query) => listRelated(catalogue, query),
  })

  cachedRead(app, answers, '/shop/categorywise', {
    operationId: 'listCategorywise',
    summary: 'List products by category, filters or search, with facets over the whole result',
    query: ListingQuery,
    response: ListingResponse,
    policy: 'listing',
    read: (query) => listProducts(catalogue, query),
  })
}
