import { ApiError, ConnectionError } from '@superium/shared/api'

/** Milliseconds before each retry. */
const RETRY_DELAYS_MS = [300, 1200]

const PASSING = new Set([502, 503, 504])

const mayPass = (error: unknown): boolean =>
  error instanceof ConnectionError || (error instanceof ApiError && PASSING.has(error.status))

/** Retries a read after a temporary failure. The API client does not retry it by itself, because its method is POST. */
export async function retryRead<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await read()
    } catch (error) {
      if (signal.aborted || !mayPass(error)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, delay))
    signal.throwIfAborted()
  }
  return read()
}
