import { ApiError, ConnectionError } from '@superium/shared/api'

const messages = {
  // In the past tense, because the message may stay when the device is online again.
  offline: 'This device was offline.',
  timeout: 'The shop did not answer in time.',
  unreachable: 'The shop could not be reached.',
} as const

/** Why a call failed, in a sentence for the visitor: the API's own message, or what happened to the connection. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return messages.offline
  return error instanceof ConnectionError && error.timedOut ? messages.timeout : messages.unreachable
}
