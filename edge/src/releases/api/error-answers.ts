import type { FastifyError, FastifyInstance } from 'fastify'
import { HttpError } from '../http-error'
import { answerToStoreFailure } from '../store/unavailable'

const RETRY_AFTER_SECONDS = '5'

/** Makes every answer of the release API JSON that no cache keeps; an error says why. */
export function releaseErrorAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = answerToStoreFailure(thrown) ?? thrown
    if (error instanceof HttpError) {
      if (error.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
      if (error.status === 401) reply.header('www-authenticate', 'Bearer')
      if (error.status === 413 || error.status === 400) reply.header('connection', 'close')
      const { message, failures, details } = error
      if (error.status >= 500) request.log.warn({ err: error.cause ?? error }, message)
      const answer = { status: 'error', message, ...(failures.length > 0 && { failures }), ...details }
      return reply.code(error.status).send(answer)
    }
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(error)
    return reply.code(status).send({ status: 'error', message: status < 500 ? error.message : 'Something went wrong.' })
  })
}
