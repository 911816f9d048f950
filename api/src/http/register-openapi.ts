import swagger from '@fastify/swagger'
import type { App } from './app'
import { documentationPage } from './documentation-page'
import { moveSchemasToComponents } from './move-schemas-to-components'

/** Serves an OpenAPI 3.1 document of the routes registered after it at `/api/docs/json`, and a page at `/api/docs`. */
export async function registerOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Superium product API', version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transformObject: (document) => ('openapiObject' in document ? moveSchemasToComponents(document.openapiObject) : {}),
  })
  app.get('/api/docs/json', { schema: { hide: true } }, async () => app.swagger())
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', "default-src 'none'; style-src 'self'")
    return documentationPage(app.swagger())
  })
}
