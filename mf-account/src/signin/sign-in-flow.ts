import { api, dataOrThrow } from '@superium/shared/api'
import { identityErrorMessage, signIn } from '@superium/shared/identity'
import { notify } from '@superium/shared/state'
import { logFailedRegistration } from '../credentials/log-failed-registration'
import { accountTexts } from '../texts'

export interface Credentials {
  email: string
  password: string
}

/** `message` is the specification's text; `reason` says what to do. */
export interface SignInFailure {
  message: string
  reason: string
}

/**
 * Spec §4 "sign-in flow": first the identity service, then the product login. Returns the failure of the identity
 * service; a failed product login only shows a message, because the user is signed in (ruling).
 */
export async function runSignInFlow({ email, password }: Credentials): Promise<SignInFailure | null> {
  const address = email.trim()
  try {
    await signIn(address, password)
  } catch (error) {
    return { message: accountTexts.signIn.failed, reason: identityErrorMessage(error, 'sign-in') }
  }
  try {
    dataOrThrow(await api.POST('/api/v1/user/login', { body: { email: address, password, role: 'buyer' } }))
  } catch (error) {
    logFailedRegistration(error)
    notify('error', accountTexts.signIn.failed)
  }
  return null
}
