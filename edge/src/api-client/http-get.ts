import * as plain from 'node:http'
import * as secure from 'node:https'
import { HTTP_TIMEOUT_MS } from '@superium/shared/constants'

/** A complete response. */
export interface HttpResponse {
  status: number
  type: string
  /** `Cache-Control`. */
  lifetime: string
  body: Buffer
}

/** Sends a GET. Rejects when the response is not complete within `HTTP_TIMEOUT_MS`, or with the reason of the caller's abort. */
export type HttpGet = (request: Request) => Promise<HttpResponse>

/**
 * GETs over keep-alive connections with `node:http`: each page needs at least two responses, and the platform's `fetch`
 * takes several times the processor time. Does not follow redirects.
 */
export function createHttpGet(timeout = HTTP_TIMEOUT_MS): HttpGet {
  const ways = {
    'http:': { get: plain.get, agent: new plain.Agent({ keepAlive: true }) },
    'https:': { get: secure.get, agent: new secure.Agent({ keepAlive: true }) },
  } as const

  const read = ({ url, headers }: Request, signal: AbortSignal): Promise<HttpResponse> =>
    new Promise((resolve, reject) => {
      const { get, agent } = url.startsWith('https:') ? ways['https:'] : ways['http:']
      const failed = (error: NodeJS.ErrnoException): void => reject(signal.aborted ? signal.reason : error)
      const options = { agent, headers: Object.fromEntries(headers), signal }
      const request = get(url, options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', failed)
        response.once('end', () => {
          const { 'content-type': type = '', 'cache-control': lifetime = '' } = response.headers
          resolve({ status: response.statusCode ?? 0, type, lifetime, body: Buffer.concat(chunks) })
        })
      })
      request.once('error', (error: NodeJS.ErrnoException) => {
        if (request.reusedSocket && CLOSED_CODES.has(error.code ?? '')) reject(new StaleConnection())
        else failed(error)
      })
    })

  const readWithRetry = async (request: Request, signal: AbortSignal): Promise<HttpResponse> => {
    for (;;) {
      try {
        return await read(request, signal)
      } catch (error) {
        if (!(error instanceof StaleConnection)) throw error
      }
    }
  }

  return async (request) => {
    if (request.method !== 'GET')
      throw new Error(`The site's server sends only GET requests to the API, not ${request.method}.`)
    // Not AbortSignal.any: garbage collection may drop its timeout, and the caller's abort reaches only a Request that is
    // still referenced.
    const ending = new AbortController()
    const follow = (): void => ending.abort(request.signal.reason)
    const late = setTimeout(
      () => ending.abort(new DOMException(`no complete response in ${timeout} ms`, 'TimeoutError')),
      timeout,
    )
    request.signal.addEventListener('abort', follow)
    if (request.signal.aborted) follow()
    try {
      return await readWithRetry(request, ending.signal)
    } finally {
      clearTimeout(late)
      request.signal.removeEventListener('abort', follow)
    }
  }
}

/** Error codes of a connection that the other side has closed. */
const CLOSED_CODES = new Set(['ECONNRESET', 'EPIPE'])

/** The API had closed the keep-alive connection and did not get the request. */
class StaleConnection extends Error {}
