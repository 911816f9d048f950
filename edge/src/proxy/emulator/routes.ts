import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseAddress } from '../../routing/request-address'
import { sendText } from '../../site/send-text'
import { texts } from '../../texts'
import { forward, type Upstream } from '../forward'
import { googleWindowRoutes } from './google-window'

/** The calls that the site makes. */
const CALLS = ['signUp', 'signInWithPassword', 'lookup', 'update', 'sendOobCode', 'resetPassword']

/**
 * The emulator trusts any identity in this call, so it is open only where sign-in with Google is on: see
 * docs/configuration.md.
 */
const GOOGLE_CALL = 'signInWithIdp'

/**
 * Forwards only the calls of the browser's SDK, without `Authorization`, because `Bearer owner` is the emulator's
 * master key, and with no query parameter but the API key. Each link in its e-mails contains a secret.
 */
export function emulatorRoutes(app: FastifyInstance, emulator: Upstream, google: boolean): void {
  const calls = [...CALLS, ...(google ? [GOOGLE_CALL] : [])]
  const allowed = [
    ...calls.map((call) => `/identitytoolkit.googleapis.com/v1/accounts:${call}`),
    '/securetoken.googleapis.com/v1/token',
  ]
  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    const { path, query } = parseAddress(request.url)
    if (!allowed.includes(path)) return sendText(reply, 404, texts.notFound)
    const key = new URLSearchParams(query).get('key')
    const target = key === null ? path : `${path}?${new URLSearchParams({ key })}`
    return forward(request, reply, { ...emulator, target, dropAuthorization: true })
  }
  app.post('/identitytoolkit.googleapis.com/*', pass)
  app.post('/securetoken.googleapis.com/*', pass)
  app.get('/emulator/action', (request, reply) => forward(request, reply, { ...emulator, dropAuthorization: true }))
  if (google) googleWindowRoutes(app, emulator)
}
