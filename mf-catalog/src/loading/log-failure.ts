import { ApiError } from '@superium/shared/api'
import { loadingTexts } from './texts'

const known = new WeakSet<object>()

/**
 * Logs a failed request once, with one of the two messages of spec §8: for an error response, or for any other error.
 */
export function logFailure(error: unknown): void {
  // A navigation aborted the request, so its result no longer matters.
  if (error instanceof DOMException && error.name === 'AbortError') return
  if (typeof error === 'object' && error !== null) {
    if (known.has(error)) return
    known.add(error)
  }
  console.error(error instanceof ApiError ? loadingTexts.log.apiError : loadingTexts.log.failed, error)
}

/** Logs the failure of a product, related or category request (spec §8) unless it is `expected`, and rethrows it. */
export async function withFailureLog<T>(
  request: Promise<T>,
  expected: (error: unknown) => boolean = () => false,
): Promise<T> {
  try {
    return await request
  } catch (error) {
    if (!expected(error)) logFailure(error)
    throw error
  }
}
