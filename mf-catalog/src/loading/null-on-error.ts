import { ApiError } from '@superium/shared/api'
import { texts } from '../texts'

/**
 * What a secondary block is made of, or null when it cannot be had: a missing block, not a missing page. The reason is
 * logged in the words of spec §8, except where the visitor went on before it came.
 */
export async function nullOnError<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise
  } catch (error) {
    const aborted = error instanceof DOMException && error.name === 'AbortError'
    if (!aborted) console.error(error instanceof ApiError ? texts.log.apiError : texts.log.failed, error)
    return null
  }
}
