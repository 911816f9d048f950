import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { costOfRequest, isOrder } from './cost-of-request'
import { createFairShare } from './fair-share'
import { limitOpenRequests } from './limit-open-requests'
import { refuse } from './refuse'

/** A person with twenty tabs, or an office behind one address, does not notice it. */
const VISITING = { perSecond: 50, burst: 250 }
/** Orders of one network. */
const ORDERING = { perSecond: 5, burst: 30 }
/** Before a refusal: who repeats it at once must not keep the site busy with refusing. */
const REFUSE_AFTER_MS = 1_000
/** Refusals that are held back side by side; further ones are sent at once. */
const MOST_REFUSALS = 1_000

/**
 * Lets each network have its fair share of the site: what it asks for beyond waits, and is a 429 when it would wait too long.
 * Orders have a share of their own, and a network has only so many requests open at once.
 */
export function waitForTurn(app: FastifyInstance): void {
  const visiting = createFairShare(VISITING)
  const ordering = createFairShare(ORDERING)
  let refusals = 0
  let warned = false
  limitOpenRequests(app)

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
