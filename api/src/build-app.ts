import { requireMinimumRate } from '@superium/shared/minimum-rate'
import Fastify, { type FastifyServerOptions, type FastifyTypeProviderDefault } from 'fastify'
import type { Dependencies } from './dependencies'
import type { App } from './http/app'
import { addressErrorHandler, errorHandler, notFoundHandler } from './http/error-handler'
import { healthRoutes } from './http/health-routes'
import { registerOpenApi } from './http/register-openapi'
import { validatorCompiler } from './http/validator-compiler'
import { devMailRoutes } from './mail/dev/routes'
import { pictureRoutes } from './pictures/routes'
import { registerRateLimits } from './rate-limits/register-rate-limits'
import { registerRoutes } from './routes'
import { internalTelemetryRoutes } from './telemetry/internal-routes'

/** The maximum body size in bytes. The largest valid body is an order of 100 lines. */
const BODY_LIMIT = 128 * 1024

/**
 * The maximum header size in bytes, large enough that validation, not the parser, refuses a search of ten thousand
 * characters.
 */
const HEADER_LIMIT = 128 * 1024

/** Builds the product API without listening. Connects to the database on the first query. */
export async function buildApp(parts: Dependencies, options: FastifyServerOptions = {}): Promise<App> {
  const app: App = Fastify({
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 300 },
    http: { maxHeaderSize: HEADER_LIMIT },
    frameworkErrors: addressErrorHandler,
    // Requests that still arrive while the process stops are answered; `Connection: close` sends the next ones elsewhere.
    return503OnClosing: false,
    ...options,
  })
  requireMinimumRate(app.server)
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler(errorHandler)
  app.setNotFoundHandler(notFoundHandler)
  app.decorateRequest('identity', null)
  await registerOpenApi(app)
  await registerRateLimits(app, parts)
  healthRoutes(app, parts)
  pictureRoutes(app.withTypeProvider<FastifyTypeProviderDefault>(), parts.pictures)
  internalTelemetryRoutes(app, parts)
  devMailRoutes(app, parts)
  await app.register(async (scope: App) => registerRoutes(scope, parts), { prefix: '/api/v1' })
  return app
}
