import { createHash } from 'node:crypto'
import schema from '@superium/release/schema.json'
import type { FastifyInstance } from 'fastify'

const TEXT = JSON.stringify(schema, null, 2)
const ETAG = `"${createHash('sha256').update(TEXT).digest('base64url').slice(0, 22)}"`

/**
 * `GET /releases/v1/schema`: the JSON Schema of `superium.json`, for everybody. It is made from the declaration that uploads
 * are checked with (`tools/src/release-schema`).
 */
export function schemaRoute(app: FastifyInstance): void {
  app.get('/releases/v1/schema', async (request, reply) => {
    reply.header('cache-control', 'public, max-age=300').header('etag', ETAG).header('access-control-allow-origin', '*')
    if (request.headers['if-none-match'] === ETAG) return reply.code(304).send()
    return reply.type('application/schema+json').send(TEXT)
  })
}
