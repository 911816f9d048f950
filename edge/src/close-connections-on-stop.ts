import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Keeps open connections from delaying shutdown. Unused ones are destroyed at once, because Node counts a connection
 * without a request as busy; the others end with their response instead of waiting for their keep-alive timeout.
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
