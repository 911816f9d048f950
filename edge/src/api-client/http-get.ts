import * as plain from 'node:http'
import * as secure from 'node:https'
import { HTTP_TIMEOUT_MS } from '@superium/shared/constants'

/** An answer that was read to its end. */
export interface HttpResponse {
  status: number
  type: string
  /** Its `Cache-Control`. */
  lifetime: string
  body: Buffer
}

/** Reads an address (GET). Rejects when no whole answer comes within `HTTP_TIMEOUT_MS`, and with the signal's reason when that aborts. */
export type HttpGet = (request: Request) => Promise<HttpResponse>

/**
 * Reads the API over kept connections with `node:http`: the platform's fetch takes several times as much of the processor,
 * and each page asks for two answers at least. Only for reads without a body; redirects are not followed.
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
        if (request.reusedSocket && OVER.has(error.code ?? '')) reject(new ConnectionWasOver())
        else failed(error)
      })
    })

  const readAgain = async (request: Request, signal: AbortSignal): Promise<HttpResponse> => {
    for (;;) {
      try {
        return await read(request, signal)
      } catch (error) {
        if (!(error instanceof ConnectionWasOver)) throw error
      }
    }
  }

  return async (request) => {
    if (request.method !== 'GET') throw new Error(`The site's server only reads: it does not ${request.method}.`)
    // By hand: AbortSignal.any would let garbage collection take the limit, and the caller's abort only reaches a Request
    // that is held, as this one is until the end.
    const ending = new AbortController()
    const follow = (): void => ending.abort(request.signal.reason)
    const late = setTimeout(
      () => ending.abort(new DOMException(`no whole answer in ${timeout} ms`, 'TimeoutError')),
      timeout,
    )
    request.signal.addEventListener('abort', follow)
    if (request.signal.aborted) follow()
    try {
      return await readAgain(request, ending.signal)
    } finally {
      clearTimeout(late)
      request.signal.removeEventListener('abort', follow)
    }
  }
}

/** What a write or a read on a connection meets that the other side has ended. */
const OVER = new Set(['ECONNRESET', 'EPIPE'])

/** The API had ended a kept connection: it has not heard what was asked. */
class ConnectionWasOver extends Error {}
