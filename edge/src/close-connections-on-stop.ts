import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that a stopping server waits for the first byte of a connection: a balancer sends its request at once. */
const FIRST_BYTE_MS = 1_000

/**
 * Keeps open connections from delaying shutdown. Unused ones are destroyed after a moment, because Node counts a connection
 * without a request as busy; the others end with their response instead of waiting for their keep-alive timeout.
 */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  const sockets = new Set<Socket>()
  let stopping = false
  const destroyUnused = (socket: Socket): void => {
    setTimeout(() => socket.bytesRead === 0 && socket.destroy(), FIRST_BYTE_MS).unref()
  }
  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    if (stopping) destroyUnused(socket)
  })
  app.addHook('preClose', async () => {
    stopping = true
    for (const socket of sockets) destroyUnused(socket)
  })
  app.addHook('onResponse', async (request) => {
    if (stopping) request.raw.socket.end()
  })
}
