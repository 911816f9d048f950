import { CATEGORIES } from '@superium/shared/constants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Settings } from '../settings'
import { sendText } from '../site/send-text'
import { siteOrigin } from '../site/site-origin'
import { texts } from '../texts'
import { filesOfProducts, productsAfter } from './sitemap-products'
import { sitemapIndex, urlset } from './sitemap-xml'

const KEEP_SECONDS = 600
const RETRY_AFTER_SECONDS = '60'

/** The pages of the shop that are not products. */
const PAGES = [
  '/',
  '/products',
  ...CATEGORIES.map(({ keyword }) => `/category?${new URLSearchParams({ category: keyword })}`),
]

/**
 * `GET /sitemap.xml` (sitemaps.org): every page that a search engine should know, or, with more than 50,000 of them, an
 * index of `/sitemap-1.xml`, `/sitemap-2.xml` and so on. 503 with `Retry-After` while the API cannot be asked.
 */
export function sitemapRoutes(app: FastifyInstance, settings: Settings): void {
  // Ten thousands of rows each: made once for all who ask.
  const kept = new LRUCache<string, Promise<string | undefined>>({ max: 8, ttl: KEEP_SECONDS * 1000 })

  app.get('/sitemap.xml', (request, reply) =>
    answer(request, reply, async (origin) => {
      const files = await filesOfProducts(settings.apiUrl)
      if (files.length < 2) return file(origin, files[0], true)
      return sitemapIndex(files.map((_, index) => ({ url: `${origin}/sitemap-${index + 1}.xml` })))
    }),
  )

  app.get<{ Params: { number: string } }>('/sitemap-:number(^[1-9]\\d{0,3}$).xml', (request, reply) =>
    answer(request, reply, async (origin) => {
      const index = Number(request.params.number) - 1
      const files = await filesOfProducts(settings.apiUrl)
      return index < files.length ? file(origin, files[index], index === 0) : undefined
    }),
  )

  async function file(origin: string, after: string | undefined, first: boolean): Promise<string> {
    const products = await productsAfter(settings.apiUrl, after)
    return urlset([
      ...(first ? PAGES.map((path) => ({ url: origin + path })) : []),
      ...products.map(({ _id, updatedAt }) => ({ url: `${origin}/product-detail/${_id}`, changed: updatedAt })),
    ])
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    make: (origin: string) => Promise<string | undefined>,
  ): Promise<FastifyReply> {
    try {
      const origin = siteOrigin(request, settings.siteUrl)
      const key = `${origin} ${request.url}`
      const making = kept.get(key) ?? make(origin)
      kept.set(key, making)
      const xml = await making.catch((error: unknown) => {
        kept.delete(key)
        throw error
      })
      if (xml === undefined) return sendText(reply, 404, texts.notFound)
      reply.header('cache-control', `public, max-age=${KEEP_SECONDS}`).type('application/xml; charset=utf-8')
      reply.compress(xml)
      return reply
    } catch (error) {
      request.log.warn(`no sitemap: ${error instanceof Error ? error.message : error}`)
      reply.header('retry-after', RETRY_AFTER_SECONDS)
      return sendText(reply, 503, texts.unavailable.title)
    }
  }
}
