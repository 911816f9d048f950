import { isNativeError } from 'node:util/types'
import { HttpError } from '../http-error'
import { StoreError } from './store-error'

const SILENT = 'The release store does not answer. Try again in a moment.'
const FULL = "The release store's disk is full. Nothing has changed; an administrator of the site has to make room."

/** Answers an error of the release store with 503: the caller may try again. */
export function unavailable(cause: unknown): never {
  throw withCause(SILENT, cause)
}

/** The answer to an error of the release store or of its disk; undefined for any other error. */
export function answerToStoreFailure(error: unknown): HttpError | undefined {
  if (error instanceof StoreError) return withCause(SILENT, error)
  const code = isNativeError(error) && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT' ? withCause(FULL, error) : undefined
}

const withCause = (message: string, cause: unknown): HttpError => Object.assign(new HttpError(503, message), { cause })
