import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseAddress } from '../../routing/request-address'
import { sendText } from '../../site/send-text'
import { texts } from '../../texts'
import type { Upstream } from '../forward'
import { gapiScript } from './gapi-script'

const GAPI = 'https://apis.google.com/js/api.js'
const OWN_GAPI = '/emulator/gapi.js'

/** Style sheets and scripts of other sites: the page works without them, and its policy would block them. */
const FROM_ELSEWHERE = /<(?:link|script)\b[^>]*\s(?:href|src)="https:[^"]*"[^>]*>(?:<\/script>)?/g

/** The emulator's pages have inline scripts and styles. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

/**
 * The popup in which the emulator plays Google, and the helper frame that tells the page about it. The frame would load
 * a script from Google; the site's own small script replaces it, so that it works without a network.
 */
export function googleWindowRoutes(app: FastifyInstance, emulator: Upstream): void {
  const own = { helmet: { contentSecurityPolicy: false as const, frameguard: false as const } }

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const { path, query } = parseAddress(request.url)
    try {
      const answer = await emulator.agent.request({ origin: emulator.origin, path: path + query, method: 'GET' })
      const html = (await answer.body.text()).replaceAll(GAPI, OWN_GAPI).replace(FROM_ELSEWHERE, '')
      return reply
        .code(answer.statusCode)
        .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
        .type(String(answer.headers['content-type'] ?? 'text/html; charset=utf-8'))
        .send(html)
    } catch {
      return sendText(reply, 503, texts.apiDown)
    }
  }
  app.get('/emulator/auth/handler', own, page)
  app.get('/emulator/auth/iframe', own, page)
  app.get(OWN_GAPI, (_, reply) => reply.type('text/javascript; charset=utf-8').send(gapiScript))
}
