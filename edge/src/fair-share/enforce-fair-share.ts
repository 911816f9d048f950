import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { costOfRequest, isOrder } from './cost-of-request'
import { createFairShare } from './fair-share'
import { limitOpenRequests } from './limit-open-requests'
import { refuse } from './refuse'

/**
 * Enough for a person with twenty tabs, or an office behind one address. The balancer takes two seconds of silence for a
 * frozen edge, so nobody waits as long.
 */
const VISITING = { perSecond: 50, burst: 250, longestWaitMs: 1_500 }
/** The separate share for placing orders. */
const ORDERING = { perSecond: 5, burst: 30, longestWaitMs: 5_000 }
/** Delay before a refusal, so that a client which retries at once does not keep the site busy. */
const REFUSE_AFTER_MS = 1_000
/** Refusals delayed at the same time; further ones are sent at once. */
const MOST_REFUSALS = 1_000

/**
 * Gives each network its fair share of the site: requests beyond it wait, or get a 429 if they would wait too long.
 * Orders have a separate share, and the number of open requests per network is limited.
 */
export function enforceFairShare(app: FastifyInstance, wait: (ms: number) => Promise<unknown> = sleep): void {
  const visiting = createFairShare(VISITING)
  const ordering = createFairShare(ORDERING)
  let refusals = 0
  let warned = false
  limitOpenRequests(app)

  app.addHook('onRequest', async (request, reply) => {
    const ms = isOrder(request) ? ordering(request.ip, 1) : visiting(request.ip, costOfRequest(request))
    if (ms === 0) return
    if (!warned && isBehindUnknownProxy(request)) {
      warned = true
      request.log.warn(
        'TRUST_PROXY does not name the proxy in front: all its visitors share one address, and wait for each other',
      )
    }
    if (ms === undefined) {
      refusals += 1
      if (refusals <= MOST_REFUSALS) await wait(REFUSE_AFTER_MS)
      refusals -= 1
    } else await wait(ms)
    if (request.raw.socket.destroyed) return reply.hijack()
    return ms === undefined ? refuse(request, reply) : undefined
  })
}

const isBehindUnknownProxy = ({ headers, ip, raw }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined && ip === raw.socket.remoteAddress
