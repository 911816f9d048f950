import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { DiscoveryStore } from '../discovery/discovery-store'
import { defaultSite } from '../discovery/site-for-visitor'
import type { Settings } from '../settings'
import { sendText } from '../site/send-text'
import { siteOrigin } from '../site/site-origin'
import { texts } from '../texts'
import { type SitemapFile, sitemapFiles } from './sitemap-files'
import { sitemapIndex, urlset } from './sitemap-xml'

/** A file of tens of thousands of entries takes a tenth of a second to compress, so it is done once. Every crawler knows gzip. */
interface SentFile {
  xml: Buffer
  gzip: Buffer
}

const compressed = async (text: string): Promise<SentFile> => {
  const xml = Buffer.from(text)
  return { xml, gzip: await promisify(gzip)(xml) }
}

const CACHE_SECONDS = 600
const RETRY_AFTER_SECONDS = '60'

/**
 * `GET /sitemap.xml` (sitemaps.org): all indexed pages, or with more than 50,000 an index of `/sitemap-1.xml` and so on.
 * 503 with `Retry-After` while the API is down or nothing is live.
 */
export function sitemapRoutes(
  app: FastifyInstance,
  settings: Settings,
  discovery: Pick<DiscoveryStore, 'current'>,
): void {
  // Files of tens of thousands of entries are shared by all requests.
  const cache = new LRUCache<string, Promise<SentFile | undefined>>({ max: 8, ttl: CACHE_SECONDS * 1000 })

  app.get('/sitemap.xml', (request, reply) =>
    respond(request, reply, 'all', async (files, origin) => {
      const [only] = files
      if (files.length === 1 && only) return xmlOf(only, origin)
      return sitemapIndex(files.map((_, index) => ({ url: `${origin}/sitemap-${index + 1}.xml` })))
    }),
  )

  app.get<{ Params: { number: string } }>('/sitemap-:number(^[1-9]\\d{0,3}$).xml', (request, reply) => {
    const { number } = request.params
    return respond(request, reply, number, async (files, origin) => {
      const file = files[Number(number) - 1]
      return file && xmlOf(file, origin)
    })
  })

  async function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    part: string,
    make: (files: SitemapFile[], origin: string) => Promise<string | undefined>,
  ): Promise<FastifyReply> {
    try {
      const snapshot = await discovery.current()
      if (!snapshot) throw new Error('no release is live yet')
      const { etag, pages } = defaultSite(snapshot)
      const origin = siteOrigin(request, settings.siteUrl)
      // The query is not part of the key, so that made-up addresses cannot evict the files.
      const key = `${etag} ${origin} ${part}`
      const cached = cache.get(key)
      const pending =
        cached ??
        sitemapFiles(settings, pages)
          .then((files) => make(files, origin))
          .then((xml) => (xml === undefined ? undefined : compressed(xml)))
      // Setting a cached entry again would extend its life.
      if (!cached) cache.set(key, pending)
      const file = await pending.catch((error: unknown) => {
        cache.delete(key)
        throw error
      })
      if (!file) return sendText(reply, 404, texts.notFound)
      reply.header('cache-control', `public, max-age=${CACHE_SECONDS}`).type('application/xml; charset=utf-8')
      const packed = /\bgzip\b/.test(String(request.headers['accept-encoding']))
      if (packed) reply.header('content-encoding', 'gzip')
      return reply.header('vary', 'Accept-Encoding').send(packed ? file.gzip : file.xml)
    } catch (error) {
      request.log.warn(`no sitemap: ${error instanceof Error ? error.message : error}`)
      reply.header('retry-after', RETRY_AFTER_SECONDS)
      return sendText(reply, 503, texts.unavailable.title)
    }
  }
}

const xmlOf = async (file: SitemapFile, origin: string): Promise<string> =>
  urlset((await file()).map(({ url, changed }) => ({ url: origin + url, changed })))
