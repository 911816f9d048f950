import { identityCode, identityErrorMessage } from '@superium/shared/identity'
import { errorMessage } from '@superium/shared/loading'

/** Why an account was not deleted: the identity service's reason, or the shop's. */
export function whyNotDeleted(error: unknown, place: 'account' | 'google'): string {
  return identityCode(error) ? identityErrorMessage(error, place) : errorMessage(error)
}
