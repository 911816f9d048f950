import { HTTP_TIMEOUT_MS } from '@superium/shared/constants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Agent } from 'undici'
import { parseAddress } from '../routing/request-address'
import type { Settings } from '../settings'
import { sendText } from '../site/send-text'
import { texts } from '../texts'
import { forward } from './forward'

const CONNECT_TIMEOUT_MS = 2000

/** What the site asks of the identity service. Not `signInWithIdp`: the emulator believes whatever it is told there. */
const EMULATED = [
  ...['signUp', 'signInWithPassword', 'lookup', 'update', 'sendOobCode', 'resetPassword'].map(
    (call) => `/identitytoolkit.googleapis.com/v1/accounts:${call}`,
  ),
  '/securetoken.googleapis.com/v1/token',
]

/** A path that climbs out of `/api`, for a server on the way that tidies paths up: `/internal` is the site's own. */
const CLIMBS = /^[^?#]*(?:\/|\\|%2f|%5c)(?:\.|%2e){1,2}(?:\/|\\|%2f|%5c|[?#]|$)/i

/** `/api/*` and `/media/*` go to the product API; the Auth emulator's two paths to it, on a local site. */
export async function proxyRoutes(app: FastifyInstance, settings: Settings): Promise<void> {
  const agent = new Agent({
    headersTimeout: HTTP_TIMEOUT_MS,
    bodyTimeout: HTTP_TIMEOUT_MS,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  })
  app.addHook('onClose', () => agent.destroy())
  const toApi = (request: FastifyRequest, reply: FastifyReply) =>
    CLIMBS.test(request.url) ? sendText(reply, 404, texts.notFound) : forward(request, reply, api)
  const api = { agent, origin: settings.apiUrl }
  // The API sets the policy of what it serves itself: its documentation is a page.
  app.all('/api/*', { helmet: { contentSecurityPolicy: false } }, toApi)
  app.route({ method: ['GET', 'HEAD'], url: '/media/*', handler: toApi })

  if (settings.authEmulatorUrl) emulatorRoutes(app, agent, settings.authEmulatorUrl)
}

/**
 * Exactly the calls that the browser's SDK makes. `Authorization` and every query parameter but the API key are dropped:
 * `Bearer owner` is the emulator's master key.
 */
function emulatorRoutes(app: FastifyInstance, agent: Agent, origin: string): void {
  app.post('/identitytoolkit.googleapis.com/*', pass)
  app.post('/securetoken.googleapis.com/*', pass)

  async function pass(request: FastifyRequest, reply: FastifyReply) {
    const { path, query } = parseAddress(request.url)
    if (!EMULATED.includes(path)) return sendText(reply, 404, texts.notFound)
    const key = new URLSearchParams(query).get('key')
    const target = key === null ? path : `${path}?${new URLSearchParams({ key })}`
    return forward(request, reply, { agent, origin, target, dropAuthorization: true })
  }
}
