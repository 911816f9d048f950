import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Agent, errors } from 'undici'
import { parseAddress } from '../routing/request-address'
import { texts } from '../texts'
import { requestHeaders, responseHeaders } from './forwarded-headers'
import { BodyTooLarge, limitBody } from './limit-body'

/** Largest request body, in bytes. */
export const BODY_LIMIT = 25 * 1024 * 1024

/** How long a form with files may take: the API decodes up to three, one after the other, for at most 20 s each, before it answers. */
const FORM_TIMEOUT_MS = 75_000

const isForm = (request: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')

/** Where and how a request is forwarded. */
export interface Upstream {
  agent: Agent
  origin: string
  /** Path and query for the upstream; by default the request's. */
  target?: string
  dropAuthorization?: boolean
}

/**
 * Forwards a request and streams both bodies. A browser that disconnects aborts the upstream request. An upstream that is
 * down is a 503, one without a response in time a 504; both have Retry-After and the API's error body.
 */
export async function forward(request: FastifyRequest, reply: FastifyReply, upstream: Upstream): Promise<FastifyReply> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) return refuse(reply, 413, texts.tooLarge)

  const { path, query } = parseAddress(request.url)
  const disconnected = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnected.abort()
  })
  try {
    const answer = await upstream.agent.request({
      origin: upstream.origin,
      path: upstream.target ?? path + query,
      method: request.method,
      headers: requestHeaders(request, upstream.dropAuthorization ?? false),
      body: limited(request),
      signal: disconnected.signal,
      ...(isForm(request) && { headersTimeout: FORM_TIMEOUT_MS }),
    })
    return reply.code(answer.statusCode).headers(responseHeaders(answer.headers)).send(answer.body)
  } catch (error) {
    if (disconnected.signal.aborted) return reply.hijack()
    if (error instanceof BodyTooLarge) return refuse(reply, 413, texts.tooLarge)
    const slow = error instanceof errors.HeadersTimeoutError
    request.log.warn(
      `upstream ${slow ? 'timed out' : 'unreachable'}: ${error instanceof Error ? error.message : error}`,
    )
    return refuse(reply.header('retry-after', '5'), slow ? 504 : 503, slow ? texts.apiSlow : texts.apiDown)
  }
}

function limited(request: FastifyRequest) {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0
  if (!hasBody || request.method === 'GET' || request.method === 'HEAD') return null
  return withoutReset(request.raw, limitBody(BODY_LIMIT))
}

/**
 * Pipes a body into `limit`. When the API answers before it has read all, the rest is read and dropped: closing the connection
 * on unread bytes would reset it, and the browser might never see the answer.
 */
function withoutReset(body: IncomingMessage, limit: Transform): Transform {
  const lost = () => limit.destroy(new Error('the browser disconnected'))
  body.once('close', () => {
    if (!body.complete) lost()
  })
  limit.once('close', () => {
    body.unpipe(limit)
    let left = BODY_LIMIT
    body.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) body.destroy()
    })
    body.resume()
  })
  // It is handled where the request to the API is awaited.
  limit.on('error', () => undefined)
  return body.pipe(limit)
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  if (status === 413) reply.header('connection', 'close')
  return reply.code(status).header('cache-control', 'no-store').send({ status: 'error', message })
}
