import type { Server, Socket } from 'node:net'
import { networkOfAddress } from '../telemetry/network-of-address'

/** Connections of one network: those of its open requests, and as many that wait for their next request. */
const MOST = 1_000

/**
 * Closes further connections of a network with `most`. A connection without a request costs memory and one of the
 * process's files, and counts in no other limit. Those from this machine itself are not counted.
 */
export function limitConnections(server: Pick<Server, 'on'>, most = MOST): void {
  const openOf = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { subscriber } = networkOfAddress(socket.remoteAddress ?? '')
    if (subscriber === 'loopback') return
    const open = openOf.get(subscriber) ?? 0
    if (open >= most) return void socket.destroy()
    openOf.set(subscriber, open + 1)
    socket.once('close', () => {
      const left = (openOf.get(subscriber) ?? 0) - 1
      if (left > 0) openOf.set(subscriber, left)
      else openOf.delete(subscriber)
    })
  })
}
