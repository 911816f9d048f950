import { ApiError } from '@superium/shared/api'

/** Whether a failure says nothing about what was asked: nobody answered, or the server was not able to. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429
