import type { FastifyReply } from 'fastify'

/** Answers with one plain sentence; never cached, since the reason may pass. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(`${text}\n`)
}
