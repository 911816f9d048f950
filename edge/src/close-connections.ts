import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * At a stop: connections that browsers opened ahead of need and never used end at once (Node counts them as busy), and
 * the others as soon as their request is answered, not when their keep-alive runs out. Either would hold up the stop.
 */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  const sockets = new Set<Socket>()
  let stopping = false
  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', async () => {
    stopping = true
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onResponse', async (request) => {
    if (stopping) request.raw.socket.end()
  })
}
