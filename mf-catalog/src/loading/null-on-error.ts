import { ApiError } from '@superium/shared/api'
import { loadingTexts } from './texts'

/**
 * Resolves with null instead of rejecting, so that a failed block never fails its page. Logs the error (spec §8) unless a
 * navigation aborted the request.
 */
export async function nullOnError<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise
  } catch (error) {
    const aborted = error instanceof DOMException && error.name === 'AbortError'
    if (!aborted) console.error(error instanceof ApiError ? loadingTexts.log.apiError : loadingTexts.log.failed, error)
    return null
  }
}
