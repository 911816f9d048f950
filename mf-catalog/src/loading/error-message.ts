import { ApiError } from '@superium/shared/api'
import { detailTexts } from '../detail-texts'

/** Why a call failed, for the visitor: the API's own words, or that the shop could not be reached. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : detailTexts.unreachable
}
