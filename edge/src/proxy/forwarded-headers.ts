import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'

type Headers = Record<string, string | string[]>

/** Headers that a proxy must not forward (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

const CLIENT_CLAIMS = /^(?:x-forwarded-.*|forwarded|x-real-ip|host)$/

/** Headers for the upstream; the client's address comes only from the connection or a trusted proxy. */
export function requestHeaders(request: FastifyRequest, withoutAuthorization: boolean): Headers {
  const headers = endToEnd(request.headers)
  for (const name of Object.keys(headers)) {
    if (CLIENT_CLAIMS.test(name) || (withoutAuthorization && name === 'authorization')) delete headers[name]
  }
  if (request.method === 'GET' || request.method === 'HEAD') delete headers['content-length']
  return {
    ...headers,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  }
}

/** Headers of the upstream's response for the browser. */
export function responseHeaders(headers: IncomingHttpHeaders): Headers {
  return endToEnd(headers)
}

function endToEnd(headers: IncomingHttpHeaders): Headers {
  const named = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(/\s*,\s*/),
  )
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || HOP_BY_HOP.has(name) || named.has(name) ? [] : [[name, value] as const],
    ),
  )
}
