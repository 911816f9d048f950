import type { FastifyReply } from 'fastify'

/** Sends one plain sentence that is not cached, because its reason may be temporary. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(`${text}\n`)
}
