import type { FastifyInstance } from 'fastify'
import { sendText } from '../site/send-text'
import { texts } from '../texts'

/**
 * Answers 400 to a request whose Host header is no host and port (RFC 9112 §3.2), and to one with several: two servers on
 * the way may use different ones, and a cache could then store one site's page for another.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0)
    const isOne = names.filter((name) => name.toLowerCase() === 'host').length <= 1
    const { host = '' } = request.headers
    if (!isOne || (host !== '' && !isHost(host))) return sendText(reply, 400, texts.badRequest)
  })
}

/** Whether a text is a host, perhaps with a port, and nothing else. */
const isHost = (text: string): boolean => !/[\s/?#@\\]/.test(text) && URL.canParse(`http://${text}`)
