import { identityToken } from '@superium/shared/state'
import createClient, { type Middleware } from 'openapi-fetch'
import { ConnectionError } from './api-error'
import { resilientFetch } from './resilient-fetch'
import type { paths } from './schema.generated'

let baseUrl = ''
let sendOut: (request: Request) => Promise<Response> = resilientFetch

/**
 * Sets where the API is (runtime configuration; same origin by default; the server gives an absolute address) and how it
 * is asked: with the platform's `fetch`, repeated with backoff, unless `fetch` is another.
 */
export function configureApi(options: { baseUrl: string; fetch?: (request: Request) => Promise<Response> }): void {
  baseUrl = options.baseUrl
  sendOut = options.fetch ?? resilientFetch
}

const authorize: Middleware = {
  async onRequest({ request }) {
    const token = await identityToken()
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
    return request
  },
}

const writeListeners = new Set<() => void>()

/** Calls `listener` after each write that the API took: what was read before may be out of date. */
export function onWrite(listener: () => void): void {
  writeListeners.add(listener)
}

const tellOfWrites: Middleware = {
  onResponse({ request, response }) {
    if (response.ok && request.method !== 'GET') for (const listener of writeListeners) listener()
  },
}

const PLACEHOLDER = 'http://api.invalid'

/**
 * Puts the API's address in when a call is made, since it is known only after this module has run. Done here, because a
 * Request made from another has a stream for its body, which Chromium sends over HTTP/2 only.
 */
class SiteRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(String(input).replace(PLACEHOLDER, origin()), init)
  }
}

async function send(request: Request): Promise<Response> {
  try {
    return await sendOut(request)
  } catch (error) {
    // The caller's own abort stays what it is.
    throw request.signal.aborted ? error : new ConnectionError(error)
  }
}

/**
 * The typed client of the product API (spec §7). 10 s time-out; reads are retried with backoff, writes only when they
 * carry an `Idempotency-Key`. Answers `{data, error, response}`; `dataOrThrow` turns that into data or `ApiError`. What
 * gets no answer throws `ConnectionError`.
 */
export const api = createClient<paths>({
  baseUrl: PLACEHOLDER,
  Request: SiteRequest,
  fetch: send,
})

api.use(authorize, tellOfWrites)

const origin = (): string => baseUrl || globalThis.location.origin
