import * as plain from 'node:http'
import * as secure from 'node:https'
import { HTTP_TIMEOUT_MS } from '@superium/shared/constants'

/** An answer that was read to its end. */
export interface Answer {
  status: number
  type: string
  /** Its `Cache-Control`. */
  lifetime: string
  body: Buffer
}

/** Reads an address. Rejects when no whole answer comes within 10 s, and with the signal's reason when that aborts. */
export type Read = (request: Request) => Promise<Answer>

/**
 * Reads the API over kept connections with `node:http`: the platform's fetch takes several times as much of the processor,
 * and each page asks for two answers at least. Only for reads without a body; redirects are not followed.
 */
export function createRead(): Read {
  const ways = {
    'http:': { get: plain.get, agent: new plain.Agent({ keepAlive: true }) },
    'https:': { get: secure.get, agent: new secure.Agent({ keepAlive: true }) },
  } as const

  const read = ({ url, headers, signal }: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { get, agent } = url.startsWith('https:') ? ways['https:'] : ways['http:']
      const failed = (error: NodeJS.ErrnoException): void => reject(signal.aborted ? signal.reason : error)
      const options = { agent, headers: Object.fromEntries(headers), signal, timeout: HTTP_TIMEOUT_MS }
      const request = get(url, options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', failed)
        response.once('end', () => {
          const { 'content-type': type = '', 'cache-control': lifetime = '' } = response.headers
          resolve({ status: response.statusCode ?? 0, type, lifetime, body: Buffer.concat(chunks) })
        })
      })
      request.once('timeout', () => request.destroy(new DOMException('no answer in time', 'TimeoutError')))
      request.once('error', (error: NodeJS.ErrnoException) => {
        if (request.reusedSocket && error.code === 'ECONNRESET') reject(new ConnectionWasOver())
        else failed(error)
      })
    })

  return async (request) => {
    for (;;) {
      try {
        return await read(request)
      } catch (error) {
        if (!(error instanceof ConnectionWasOver)) throw error
      }
    }
  }
}

/** The API had ended a kept connection: it has not heard what was asked. */
class ConnectionWasOver extends Error {}
