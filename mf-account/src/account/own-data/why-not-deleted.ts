import { identityCode, identityErrorMessage } from '@superium/shared/identity'
import { errorMessage } from '@superium/shared/loading'

/** Explains why an account was not deleted, in the words of the identity service or of the shop. */
export function whyNotDeleted(error: unknown, place: 'account' | 'google'): string {
  return identityCode(error) ? identityErrorMessage(error, place) : errorMessage(error)
}
