import type { FastifyInstance } from 'fastify'
import { sendText } from '../site/send-text'
import { texts } from '../texts'

/**
 * Answers 400 to a request with several Host headers (RFC 9112 §3.2): two servers on the way may use different ones,
 * and a cache could then store one site's page for another.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0)
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1) return sendText(reply, 400, texts.badRequest)
  })
}
