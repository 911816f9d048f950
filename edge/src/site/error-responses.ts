import type { FastifyError, FastifyInstance } from 'fastify'
import { texts } from '../texts'
import { sendText } from './send-text'

/** Responses outside the routes: 404, 405 for other methods than GET, and errors without internals. */
export function errorResponses(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendText(reply, 404, texts.notFound)
    return sendText(reply.header('allow', 'GET, HEAD'), 405, texts.methodNotAllowed)
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return sendText(reply, status, texts.badRequest)
    request.log.error(error)
    return sendText(reply, 500, texts.serverError)
  })
}
