import { HTTP_TIMEOUT_MS } from '../constants'
import { anySignal } from './any-signal'

/** Milliseconds before each retry. */
const RETRY_DELAYS_MS: readonly number[] = [300, 1200]
const RETRIED_STATUS = new Set([502, 503, 504])

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const mayRepeat = (request: Request): boolean =>
  request.method === 'GET' || request.method === 'HEAD' || request.headers.has('Idempotency-Key')

async function once(request: Request): Promise<Response> {
  const late = AbortSignal.timeout(HTTP_TIMEOUT_MS)
  const ended = new AbortController()
  let isFile = false
  late.addEventListener('abort', () => isFile || ended.abort(late.reason))
  const response = await fetch(request.clone(), { signal: anySignal(request.signal, ended.signal) })
  // A slow phone may take minutes to save one.
  isFile = response.headers.has('content-disposition')
  return response
}

/**
 * `fetch` with a time-out of 10 s per attempt, for files until they begin; it retries repeatable requests with backoff. The caller's abort ends it
 * at once.
 */
export async function resilientFetch(request: Request): Promise<Response> {
  for (const delay of mayRepeat(request) ? RETRY_DELAYS_MS : []) {
    try {
      const response = await once(request)
      if (!RETRIED_STATUS.has(response.status)) return response
    } catch (error) {
      if (request.signal.aborted) throw error
    }
    await pause(delay)
    request.signal.throwIfAborted()
  }
  return once(request)
}
