import { ApiError } from '@superium/shared/api'

/** Whether a failure is temporary, so that it says nothing about the request itself: no response, 429 or 5xx. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429
