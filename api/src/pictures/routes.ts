import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../http/network-of'
import { Problem } from '../http/problem'
import type { PictureStore } from './picture-store'

const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

const missing = { status: 'error', message: 'There is no such picture.' } as const
const busy = { status: 'error', message: 'The picture is not ready yet. Try again in a moment.' } as const

type Reader = Pick<PictureStore, 'read'>

interface Address {
  readonly key: string
  readonly file: string
}

async function answer(request: FastifyRequest<{ Params: Address }>, reply: FastifyReply, pictures: Reader) {
  const { key, file } = request.params
  let bytes: Buffer | null
  const leaving = new AbortController()
  // Before the response, the connection closes only if the visitor disconnects.
  reply.raw.once('close', () => leaving.abort(new Problem(503, busy.message)))
  try {
    bytes = await pictures.read(key, file, { network: networkOf(request.ip), signal: leaving.signal })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return reply.code(503).header('retry-after', '2').header('cache-control', 'no-store').send(busy)
  }
  if (!bytes) return reply.code(404).header('cache-control', 'no-store').send(missing)
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
  reply.header('etag', etag).header('cache-control', 'public, max-age=31536000, immutable')
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(etag)) return reply.code(304).send()
  const ending = file.slice(file.lastIndexOf('.') + 1)
  return reply
    .type(TYPES[ending] ?? 'application/octet-stream')
    .header('x-content-type-options', 'nosniff')
    .send(bytes)
}

/**
 * `GET /media/:key/:file` (`/media/v1-tee-4b00-1/640.webp`): a picture of the shop, immutable, with a strong ETag. 404
 * unless it is a picture key and one of its files, 503 if too many pictures wait for encoding, in total or for this
 * visitor.
 */
export function pictureRoutes(app: FastifyInstance, pictures: Reader): void {
  app.get<{ Params: Address }>('/media/:key/:file', { schema: { hide: true } }, (request, reply) =>
    answer(request, reply, pictures),
  )
}
