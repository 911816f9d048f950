import { identityCode, identityErrorMessage } from '@superium/shared/identity'
import { errorMessage } from '@superium/shared/loading'

/** Why an account was not deleted: the identity service's reason, or the shop's. */
export function failureMessage(error: unknown): string {
  return identityCode(error) ? identityErrorMessage(error) : errorMessage(error)
}
