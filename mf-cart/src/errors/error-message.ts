import { ApiError, ConnectionError } from '@superium/shared/api'
import { texts } from '../texts'

/** Why a call failed, in a sentence for the visitor: the server's own words, or what the network did. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return texts.failure.offline
  if (error instanceof ConnectionError && error.timedOut) return texts.failure.timeout
  return texts.failure.unreachable
}
