import Fastify, { type FastifyServerOptions, type FastifyTypeProviderDefault } from 'fastify'
import type { App, Parts } from './http/app-types'
import { answerError, answerUnknown } from './http/errors'
import { healthRoute } from './http/health'
import { registerOpenApi } from './http/openapi'
import { validatorCompiler } from './http/validation'
import { mediaRoutes } from './media/routes'
import { registerRateLimits } from './rate-limits/register'
import { registerRoutes } from './routes'
import { internalTelemetryRoutes } from './telemetry/internal-routes'

/** Bytes. The largest body that the API reads is an order of 100 lines. */
const BODY_LIMIT = 128 * 1024

/** Bytes. A search of ten thousand characters is refused in words, not by the parser. */
const HEADER_LIMIT = 128 * 1024

/** Builds the product API without listening. Needs no database until a route asks for one. */
export async function buildApp(parts: Parts, options: FastifyServerOptions = {}): Promise<App> {
  const app: App = Fastify({
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 300 },
    http: { maxHeaderSize: HEADER_LIMIT },
    ...options,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerUnknown)
  app.decorateRequest('identity', null)
  await registerOpenApi(app)
  await registerRateLimits(app, parts)
  healthRoute(app, parts)
  if (parts.pictures) mediaRoutes(app.withTypeProvider<FastifyTypeProviderDefault>(), parts.pictures)
  internalTelemetryRoutes(app, parts)
  await app.register(async (scope: App) => registerRoutes(scope, parts), { prefix: '/api/v1' })
  return app
}
