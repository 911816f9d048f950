import { HttpError } from '../http-error'

/** Answers an error of the release store with 503: nothing has changed, and the caller may try again. */
export function unavailable(cause: unknown): never {
  const error = new HttpError(503, 'The release store does not answer. Try again in a moment.')
  error.cause = cause
  throw error
}
