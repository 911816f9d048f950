import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Ends, at a stop, the connections that browsers opened ahead of need and never used. Node counts them as busy, so
 * they would hold up the stop for as long as open requests may.
 */
export function endUnusedConnections(app: FastifyInstance): void {
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  })
}
