import type { FastifyInstance } from 'fastify'
import { networkOfAddress } from '../telemetry/network-of-address'
import { isOrder } from './cost-of-request'
import { refuse } from './refuse'

/** An open request holds a socket here, one to the API, and buffers. A browser has about six. */
const MOST_OPEN = 500

/**
 * Refuses (429) further requests of a network with `most` open ones, whether these wait for their turn or the client
 * reads slowly. Orders are counted separately, and requests from this machine itself are not counted.
 */
export function limitOpenRequests(app: FastifyInstance, most = MOST_OPEN): void {
  const openOf = new Map<string, number>()
  app.addHook('onRequest', async (request, reply) => {
    const { subscriber } = networkOfAddress(request.ip)
    if (subscriber === 'loopback') return
    const counted = isOrder(request) ? `${subscriber} orders` : subscriber
    const open = openOf.get(counted) ?? 0
    if (open >= most) return refuse(request, reply)
    openOf.set(counted, open + 1)
    reply.raw.once('close', () => {
      const left = (openOf.get(counted) ?? 0) - 1
      if (left > 0) openOf.set(counted, left)
      else openOf.delete(counted)
    })
  })
}
