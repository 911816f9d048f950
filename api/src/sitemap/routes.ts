import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { addEtag } from '../http/send-with-etag'
import { listSitemapEntries, listSitemapPageStarts } from './list-sitemap-entries'
import { SITEMAP_SIZE, SitemapPageStartSchema, SitemapPagesQuery, SitemapQuery, SitemapResponse } from './schema'

/** The entries of the site's `/sitemap.xml`. */
export function sitemapRoutes(app: App, { db }: Dependencies): void {
  const tags = ['Catalogue']

  app.get(
    '/shop/sitemap',
    {
      onSend: addEtag,
      schema: {
        operationId: 'listSitemap',
        summary: `Ids and last changes of all shown products, up to ${SITEMAP_SIZE} at a time`,
        tags,
        querystring: SitemapQuery,
        response: { 200: SitemapResponse, ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await listSitemapEntries(db, query)) }),
  )

  app.get(
    '/shop/sitemap/pages',
    {
      onSend: addEtag,
      schema: {
        operationId: 'listSitemapPages',
        summary: 'Where each page of the sitemap begins',
        tags,
        querystring: SitemapPagesQuery,
        response: { 200: success(Type.Array(SitemapPageStartSchema)), ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, data: await listSitemapPageStarts(db, query.size) }),
  )
}
