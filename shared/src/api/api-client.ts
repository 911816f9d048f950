import { identityToken } from '@superium/shared/state'
import createClient, { type Middleware } from 'openapi-fetch'
import { ConnectionError } from './connection-error'
import { repeatWithFreshToken } from './repeat-with-fresh-token'
import { resilientFetch } from './resilient-fetch'
import type { paths } from './schema.generated'

let baseUrl = ''
let sendOut: (request: Request) => Promise<Response> = resilientFetch

/**
 * Sets the API's origin (the same origin by default; the server gives an absolute one) and how requests are sent: by
 * default with `resilientFetch`.
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

/** POST requests that change no data a page may have loaded. */
const CHANGES_NO_PAGE = /\/shop\/(?:quote|saved)$/

/** Calls `listener` after each successful write, since data that were read before may be out of date. */
export function onWrite(listener: () => void): void {
  writeListeners.add(listener)
}

const tellOfWrites: Middleware = {
  onResponse({ request, response }) {
    if (!response.ok || request.method === 'GET' || CHANGES_NO_PAGE.test(request.url)) return
    for (const listener of writeListeners) listener()
  },
}

const PLACEHOLDER = 'http://api.invalid'

/**
 * Inserts the API's origin, which is known only after this module has run. It happens in the constructor because a
 * Request copied from a Request has a stream body, which Chromium sends over HTTP/2 only.
 */
class SiteRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(String(input).replace(PLACEHOLDER, origin()), init)
  }
}

let pending = 0

/** Whether a call of the product API has no answer yet. */
export const isWaitingForApi = (): boolean => pending > 0

async function send(request: Request): Promise<Response> {
  pending += 1
  try {
    return await repeatWithFreshToken(request, sendOut)
  } catch (error) {
    // The caller's own abort is passed on unchanged.
    throw request.signal.aborted ? error : new ConnectionError(error)
  } finally {
    pending -= 1
  }
}

/**
 * The typed client of the product API (spec §7), with a time-out of 10 s. It retries reads with backoff, writes only
 * with an `Idempotency-Key`, and repeats a call once with a fresh token after a 401. Returns `{data, error, response}`,
 * which `dataOrThrow` turns into data or `ApiError`. Throws `ConnectionError` when no answer arrives.
 */
export const api = createClient<paths>({
  baseUrl: PLACEHOLDER,
  Request: SiteRequest,
  fetch: send,
})

api.use(authorize, tellOfWrites)

const origin = (): string => baseUrl || globalThis.location.origin
