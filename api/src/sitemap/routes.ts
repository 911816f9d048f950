import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { addEtag } from '../http/send-with-etag'
import { listShopPageStarts, listShopPages } from './list-shop-pages'
import { listSitemapEntries, listSitemapPageStarts } from './list-sitemap-entries'
import { SITEMAP_SIZE, SitemapPageStartSchema, SitemapPagesQuery, SitemapQuery, SitemapResponse } from './schema'
import { ShopPageStartSchema, ShopPageStartsQuery, ShopPagesQuery, ShopPagesResponse } from './shop-pages-schema'
import { sitemapReads } from './sitemap-reads'

/** The feeds of the site's `/sitemap.xml`: products and shops. They are for the edges ({@link sitemapReads}). */
export function sitemapRoutes(app: App, { db, serviceToken }: Pick<Dependencies, 'db' | 'serviceToken'>): void {
  const { onRequest, queueRead } = sitemapReads(serviceToken)
  const feed = { onRequest, onSend: addEtag }
  const tags = ['Catalogue']

  app.get(
    '/shop/sitemap',
    {
      ...feed,
      schema: {
        operationId: 'listSitemap',
        summary: `List the ids and last changes of all visible products, up to ${SITEMAP_SIZE} per page`,
        tags,
        querystring: SitemapQuery,
        response: { 200: SitemapResponse, ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await queueRead(() => listSitemapEntries(db, query))) }),
  )

  app.get(
    '/shop/sitemap/pages',
    {
      ...feed,
      schema: {
        operationId: 'listSitemapPages',
        summary: 'List the start of each sitemap page of products',
        tags,
        querystring: SitemapPagesQuery,
        response: { 200: success(Type.Array(SitemapPageStartSchema)), ...problemResponses },
      },
    },
    async ({ query: { size } }) => ({
      status: 'success' as const,
      data: await queueRead(() => listSitemapPageStarts(db, size)),
    }),
  )

  app.get(
    '/shop/sitemap/shops',
    {
      ...feed,
      schema: {
        operationId: 'listShopPages',
        summary: 'List the slugs and last changes of all shops for the sitemap',
        tags,
        querystring: ShopPagesQuery,
        response: { 200: ShopPagesResponse, ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await queueRead(() => listShopPages(db, query))) }),
  )

  app.get(
    '/shop/sitemap/shops/pages',
    {
      ...feed,
      schema: {
        operationId: 'listShopPageStarts',
        summary: 'List the start of each sitemap page of shops',
        tags,
        querystring: ShopPageStartsQuery,
        response: { 200: success(Type.Array(ShopPageStartSchema)), ...problemResponses },
      },
    },
    async ({ query: { size } }) => ({
      status: 'success' as const,
      data: await queueRead(() => listShopPageStarts(db, size)),
    }),
  )
}
