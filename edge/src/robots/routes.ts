import type { FastifyInstance } from 'fastify'
import type { DiscoveryStore } from '../discovery/discovery-store'
import { defaultSite } from '../discovery/site-for-visitor'
import { isDevelopmentSite, type Settings } from '../settings'
import { sendText } from '../site/send-text'
import { siteOrigin } from '../site/site-origin'
import { texts } from '../texts'
import { robotsTxt } from './robots-txt'

/** `GET /robots.txt` (RFC 9309) from the facts of the live releases; 503 until they are known. */
export function robotsRoutes(
  app: FastifyInstance,
  settings: Settings,
  discovery: Pick<DiscoveryStore, 'current'>,
): void {
  const own = isDevelopmentSite(settings) ? ['/dev/'] : []
  app.get('/robots.txt', async (request, reply) => {
    const snapshot = await discovery.current()
    if (!snapshot) return sendText(reply.header('retry-after', '5'), 503, texts.notReady)
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(defaultSite(snapshot).pages, siteOrigin(request, settings.siteUrl), own))
  })
}
