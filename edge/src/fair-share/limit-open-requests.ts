import type { FastifyInstance } from 'fastify'
import { networkOfAddress } from '../telemetry/network-of-address'
import { isOrder } from './cost-of-request'
import { refuse } from './refuse'

/** An open request holds a socket here, one to the API, and buffers. A browser has about six. */
const MOST_OPEN = 500
/** An IPv6 site (/48) may have the open requests of this many subscribers (/64), of which it has 65,536. */
const SUBSCRIBERS_PER_SITE = 4

/**
 * Refuses (429) further requests of a network with `most` open ones, whether these wait for their turn or the client
 * reads slowly; and those of an IPv6 site (/48) with four times as many. Orders are counted separately, and requests
 * from this machine itself are not counted.
 */
export function limitOpenRequests(app: FastifyInstance, most = MOST_OPEN): void {
  const openOf = new Map<string, number>()
  app.addHook('onRequest', async (request, reply) => {
    const { subscriber, site } = networkOfAddress(request.ip)
    if (subscriber === 'loopback') return
    const kind = isOrder(request) ? 'orders' : 'requests'
    const counters: [name: string, most: number][] = [[`${subscriber} ${kind}`, most]]
    if (site !== subscriber) counters.push([`site ${site} ${kind}`, most * SUBSCRIBERS_PER_SITE])
    if (counters.some(([name, limit]) => (openOf.get(name) ?? 0) >= limit)) return refuse(request, reply)
    for (const [name] of counters) openOf.set(name, (openOf.get(name) ?? 0) + 1)
    reply.raw.once('close', () => {
      for (const [name] of counters) {
        const left = (openOf.get(name) ?? 0) - 1
        if (left > 0) openOf.set(name, left)
        else openOf.delete(name)
      }
    })
  })
}
