import type { FastifyReply, FastifyRequest } from 'fastify'
import { texts } from '../texts'

/** Bytes of a refused body that are read to the end, so that the connection stays usable. */
const SMALL_BODY = 100_000
const RETRY_AFTER_SECONDS = '5'

/** 429 with `Retry-After`. */
export function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers
  if (coding === undefined && Number(length ?? 0) <= SMALL_BODY) request.raw.resume()
  else reply.header('connection', 'close')
  reply.header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store')
  return reply.code(429).send({ status: 'error', message: texts.tooMany })
}
