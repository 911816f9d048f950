import { ApiError } from '@superium/shared/api'
import { loadingTexts } from './texts'

const known = new WeakSet<object>()

/** Logs a failed request once, in the words of spec §8: one for an answer that is not OK, one for a thrown error. */
export function logFailure(error: unknown): void {
  // A navigation aborted it: nobody wants the answer any more.
  if (error instanceof DOMException && error.name === 'AbortError') return
  if (typeof error === 'object' && error !== null) {
    if (known.has(error)) return
    known.add(error)
  }
  console.error(error instanceof ApiError ? loadingTexts.log.apiError : loadingTexts.log.failed, error)
}

/** Logs the failure of a product, related or category request (spec §8), unless it is `expected`, and rejects with it. */
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
