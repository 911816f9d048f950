import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isOutage } from './is-outage'
import { Problem } from './problem'

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

/** Messages for requests that Fastify itself refuses, because its own messages mention parsers and plugins. */
const refusals: Record<number, string> = {
  400: 'The request cannot be read: the body must be JSON.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'The body must be JSON (Content-Type: application/json).',
}

/** Sends every error as `{status: "error", message, field?}`; the stack trace goes only to the log. */
export function errorHandler(
  error: FastifyError | Problem | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  if (error instanceof Problem) {
    if (error.statusCode === 503) reply.header('retry-after', '2')
    return reply.code(error.statusCode).send({ status: 'error', message: error.message, ...error.extra })
  }
  if (isOutage(error)) {
    request.log.error({ err: error }, 'database or disk unavailable')
    reply.header('retry-after', '2')
    return reply
      .code(503)
      .send({ status: 'error', message: 'The shop is busy or under repair. Try again in a moment.' })
  }
  const status = statusOf(error)
  if (status >= 400 && status < 500) {
    // Fastify would close the connection before it read the whole body. That resets it, and the caller might not see
    // the response.
    if (status === 413) {
      reply.removeHeader('connection')
      request.raw.resume()
    }
    return reply.code(status).send({ status: 'error', message: refusals[status] ?? 'The request cannot be read.' })
  }
  request.log.error({ err: error }, 'unexpected error')
  return reply.code(500).send({ status: 'error', message: 'Something went wrong on our side.' })
}

/**
 * Answers addresses that the router cannot parse: a parameter that is too long, or escapes that are not valid UTF-8.
 */
export function addressErrorHandler(error: FastifyError, _request: unknown, reply: FastifyReply): unknown {
  const message = statusOf(error) === 414 ? refusals[414] : 'The address cannot be read.'
  return reply.code(statusOf(error)).send({ status: 'error', message })
}

/** Answers addresses without a route. */
export function notFoundHandler(_request: FastifyRequest, reply: FastifyReply): unknown {
  return reply.code(404).send({ status: 'error', message: 'There is nothing at this address.' })
}
