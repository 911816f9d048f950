import type { FastifyReply, FastifyRequest } from 'fastify'
import { type BodyWithEtag, bodyWithEtag } from './body-with-etag'

/** Sends a response with its ETag, or 304 if the client's copy is current (RFC 9110 §8.8.3, §13.1.2). */
export function sendWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: BodyWithEtag,
  cacheControl: string,
  type = 'application/json; charset=utf-8',
): FastifyReply {
  reply.header('etag', etag).header('cache-control', cacheControl)
  if (isKnown(request, etag)) return reply.code(304).send()
  return reply.type(type).send(body)
}

/**
 * An `onSend` hook for reads that clients revalidate each time: adds a strong ETag and answers 304 if the client's copy
 * is current.
 */
export async function addEtag(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const { etag } = bodyWithEtag(payload)
  reply.header('etag', etag).header('cache-control', 'public, max-age=0, must-revalidate')
  if (!isKnown(request, etag)) return payload
  reply.code(304).removeHeader('content-length')
  return ''
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known?.some((tag) => tag === etag || tag === '*') ?? false
}
