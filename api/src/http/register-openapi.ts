import swagger from '@fastify/swagger'
import type { App } from './app'
import { type BodyWithEtag, bodyWithEtag } from './body-with-etag'
import { documentationPage } from './documentation-page'
import { moveSchemasToComponents } from './move-schemas-to-components'
import { sendWithEtag } from './send-with-etag'

const CACHE_CONTROL = 'public, max-age=300'

/** Serves an OpenAPI 3.1 document of the routes registered after it at `/api/docs/json`, and a page at `/api/docs`. */
export async function registerOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Superium product API', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
      // The server that answers with this document; operations for signed-in users say so themselves.
      servers: [{ url: '/' }],
      security: [],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transformObject: (document) => ('openapiObject' in document ? moveSchemasToComponents(document.openapiObject) : {}),
  })
  // Serialized once: doing it per call would block the event loop, because the document is large.
  const json = once(() => bodyWithEtag(JSON.stringify(app.swagger())))
  const page = once(() => bodyWithEtag(documentationPage(app.swagger())))
  app.get('/api/docs/json', { schema: { hide: true } }, async (request, reply) =>
    sendWithEtag(request, reply, json(), CACHE_CONTROL),
  )
  app.get('/api/docs', { schema: { hide: true } }, async (request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; style-src 'self'")
    return sendWithEtag(request, reply, page(), CACHE_CONTROL, 'text/html; charset=utf-8')
  })
}

function once(make: () => BodyWithEtag): () => BodyWithEtag {
  let made: BodyWithEtag | undefined
  return () => {
    made ??= make()
    return made
  }
}
