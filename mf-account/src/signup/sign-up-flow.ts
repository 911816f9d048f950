import { api, dataOrThrow } from '@superium/shared/api'
import { identityCode, identityErrorMessage, outageMessage, signUp } from '@superium/shared/identity'
import { errorMessage } from '@superium/shared/loading'
import { logFailedRegistration } from '../credentials/log-failed-registration'
import { accountTexts } from '../texts'

export interface NewAccount {
  name: string
  email: string
  password: string
}

/** `email` is set if the account may already exist, so that the next attempt continues instead of being refused. */
export interface SignUpFailure {
  message: string
  reason: string | undefined
  email: string | undefined
  /** An account with this e-mail address already exists. */
  taken?: boolean
}

/**
 * Spec §4 "sign-up flow": creates the identity account with its display name, then registers it. `begun` is the e-mail
 * address of an earlier, incomplete attempt of this form. Returns the server's message, or the failure.
 */
export async function runSignUpFlow(
  { name, email, password }: NewAccount,
  begun: string | undefined,
): Promise<{ message: string } | { failure: SignUpFailure }> {
  const account = { name: name.trim(), email: email.trim(), password }
  try {
    await signUp(account.name, account.email, password, begun === account.email)
  } catch (error) {
    const reason = identityErrorMessage(error, 'sign-up')
    // After a connection error, it is unknown whether the account exists.
    const uncertain = outageMessage(error) !== undefined || begun === account.email
    const taken = identityCode(error) === 'email-already-in-use'
    const email = uncertain ? account.email : undefined
    return { failure: { message: accountTexts.signUp.exists, reason, email, taken } }
  }
  try {
    const { message } = dataOrThrow(await api.POST('/api/v1/user/register', { body: { ...account, role: 'buyer' } }))
    return { message }
  } catch (error) {
    logFailedRegistration(error)
    return { failure: { message: accountTexts.signUp.unfinished, reason: errorMessage(error), email: account.email } }
  }
}
