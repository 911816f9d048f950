import { Type } from 'typebox'
import type { App, Parts } from '../http/app-types'
import { tagged } from '../http/etag'
import { success } from '../http/fields'
import { problemResponses } from '../http/problem'
import { SITEMAP_SIZE, SitemapPageStartSchema, SitemapPagesQuery, SitemapQuery, SitemapResponse } from './schema'
import { listEntries, listPageStarts } from './sitemap'

/** What the site's `/sitemap.xml` is made of. */
export function sitemapRoutes(app: App, { db }: Parts): void {
  const tags = ['Catalogue']

  app.get(
    '/shop/sitemap',
    {
      onSend: tagged,
      schema: {
        operationId: 'listSitemap',
        summary: `Ids and last changes of all shown products, up to ${SITEMAP_SIZE} at a time`,
        tags,
        querystring: SitemapQuery,
        response: { 200: SitemapResponse, ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await listEntries(db, query)) }),
  )

  app.get(
    '/shop/sitemap/pages',
    {
      onSend: tagged,
      schema: {
        operationId: 'listSitemapPages',
        summary: 'Where each page of the sitemap begins',
        tags,
        querystring: SitemapPagesQuery,
        response: { 200: success(Type.Array(SitemapPageStartSchema)), ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, data: await listPageStarts(db, query.size) }),
  )
}
