import { ApiError, ConnectionError } from '@superium/shared/api'
import { ParseError } from '@superium/shared/contract'
import { releaseTexts } from './texts'

/** Explains in a sentence why a call to the release API failed. */
export function errorMessage(failure: unknown): string {
  if (failure instanceof ApiError) return failure.message
  if (failure instanceof ConnectionError) return releaseTexts.unreachable
  if (failure instanceof ParseError) return releaseTexts.odd(failure.message)
  return failure instanceof Error ? failure.message : releaseTexts.unreachable
}
