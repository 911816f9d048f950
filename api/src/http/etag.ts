import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Gives a read a strong ETag of its bytes and answers 304 to whoever has them (RFC 9110 §8.8.3, §13.1.2).
 * Caches must ask each time: a price may change at any moment.
 */
export async function tagged(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`
  reply.header('etag', etag).header('cache-control', 'public, max-age=0, must-revalidate')
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!known?.includes(etag)) return payload
  reply.code(304).removeHeader('content-length')
  return ''
}
