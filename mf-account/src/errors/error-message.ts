import { ApiError } from '@superium/shared/api'
import { accountTexts } from '../texts'

/** Why a call failed, for the visitor: the API's own words, or that it could not be reached. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : accountTexts.unreachable
}
