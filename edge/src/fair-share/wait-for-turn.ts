import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { texts } from '../texts'
import { costOfRequest, isOrder } from './cost-of-request'
import { createFairShare } from './fair-share'

/** A person with twenty tabs, or an office behind one address, does not notice it. */
const VISITING = { perSecond: 50, burst: 250 }
/** Orders of one network. */
const ORDERING = { perSecond: 5, burst: 30 }
/** Before a refusal: who repeats it at once must not keep the site busy with refusing. */
const REFUSE_AFTER_MS = 1_000
/** Refusals that are held back side by side; further ones are sent at once. */
const MOST_REFUSALS = 1_000
/** Bytes of a refused body that are read to the end, so that the connection stays usable. */
const SMALL_BODY = 100_000
const RETRY_AFTER_SECONDS = '5'

/**
 * Lets each network have its fair share of the site: what it asks for beyond waits, and is a 429 when it would wait too long.
 * Orders have a share of their own.
 */
export function waitForTurn(app: FastifyInstance): void {
  const visiting = createFairShare(VISITING)
  const ordering = createFairShare(ORDERING)
  let refusals = 0
  let warned = false

  app.addHook('onRequest', async (request, reply) => {
    const wait = isOrder(request) ? ordering(request.ip, 1) : visiting(request.ip, costOfRequest(request))
    if (wait === 0) return
    if (!warned && isBehindUnknownProxy(request)) {
      warned = true
      request.log.warn(
        'TRUST_PROXY does not name the proxy in front: all its visitors share one address, and wait for each other',
      )
    }
    if (wait === undefined) {
      refusals += 1
      if (refusals <= MOST_REFUSALS) await sleep(REFUSE_AFTER_MS)
      refusals -= 1
    } else await sleep(wait)
    if (request.raw.socket.destroyed) return reply.hijack()
    return wait === undefined ? refuse(request, reply) : undefined
  })
}

const isBehindUnknownProxy = ({ headers, ip, raw }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined && ip === raw.socket.remoteAddress

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers
  if (coding === undefined && Number(length ?? 0) <= SMALL_BODY) request.raw.resume()
  else reply.header('connection', 'close')
  reply.header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store')
  return reply.code(429).send({ status: 'error', message: texts.tooMany })
}
