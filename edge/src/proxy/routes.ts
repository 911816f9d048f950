import { HTTP_TIMEOUT_MS } from '@superium/shared/constants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Agent } from 'undici'
import { isDevelopmentSite, type Settings } from '../settings'
import { sendText } from '../site/send-text'
import { texts } from '../texts'
import { emulatorRoutes } from './emulator/routes'
import { forward } from './forward'

const CONNECT_TIMEOUT_MS = 2000

/** A path that leaves `/api` once a server on the way normalizes it; `/internal` is not public. */
const ESCAPES = /^[^?#]*(?:\/|\\|%2f|%5c)(?:\.|%2e){1,2}(?:\/|\\|%2f|%5c|[?#]|$)/i

/** Forwards `/api/*` and `/media/*` to the product API; on a development site also its e-mails, and some paths to the Auth emulator. */
export async function proxyRoutes(app: FastifyInstance, settings: Settings): Promise<void> {
  const { apiTimeoutMs: timeout = HTTP_TIMEOUT_MS } = settings
  const agent = new Agent({
    headersTimeout: timeout,
    bodyTimeout: timeout,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  })
  app.addHook('onClose', () => agent.destroy())
  const toApi = (request: FastifyRequest, reply: FastifyReply) =>
    ESCAPES.test(request.url) ? sendText(reply, 404, texts.notFound) : forward(request, reply, api)
  const api = { agent, origin: settings.apiUrl }
  // The API's documentation is a page with its own policy.
  app.all('/api/*', { helmet: { contentSecurityPolicy: false } }, toApi)
  // Webmail shows product pictures in the shop's e-mails.
  const ofAnySite = { helmet: { crossOriginResourcePolicy: { policy: 'cross-origin' as const } } }
  app.route({ method: ['GET', 'HEAD'], url: '/media/*', ...ofAnySite, handler: toApi })
  if (isDevelopmentSite(settings)) {
    // These pages have their own policies, and one is shown in a frame of another.
    const own = { helmet: { contentSecurityPolicy: false as const, frameguard: false as const } }
    for (const url of ['/dev/mail', '/dev/mail/*']) app.route({ method: ['GET', 'HEAD'], url, ...own, handler: toApi })
  }

  if (settings.authEmulatorUrl) emulatorRoutes(app, { agent, origin: settings.authEmulatorUrl }, settings.googleSignIn)
}
