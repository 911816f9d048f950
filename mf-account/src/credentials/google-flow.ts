import { api, dataOrThrow } from '@superium/shared/api'
import {
  finishGoogleRedirect,
  type GoogleAccount,
  identityErrorMessage,
  signInWithGoogle,
} from '@superium/shared/identity'
import { notify } from '@superium/shared/state'
import { accountTexts } from '../texts'
import { logFailedRegistration } from './log-failed-registration'

/** `done`: the visitor is signed in. `left`: the page is leaving for Google. `failure` says what went wrong. */
export type GoogleOutcome = 'done' | 'left' | { failure: string }

/**
 * "Continue with Google": signs in with Google, then reports the new account or the sign-in to the product (spec §4).
 */
export const runGoogleFlow = (returnTo: string): Promise<GoogleOutcome> => run(() => signInWithGoogle(returnTo), 'left')

/** Completes a sign-in that redirected the page to Google and back. */
export const finishGoogleFlow = (): Promise<GoogleOutcome> =>
  run(finishGoogleRedirect, { failure: accountTexts.google.notFinished })

async function run(identify: () => Promise<GoogleAccount | null>, nobody: GoogleOutcome): Promise<GoogleOutcome> {
  let account: GoogleAccount | null
  try {
    account = await identify()
  } catch (error) {
    return { failure: identityErrorMessage(error, 'sign-in') }
  }
  if (!account) return nobody
  await tellProduct(account)
  return 'done'
}

/**
 * A failure changes nothing, because the account is already signed in; its record is also created when the account area
 * opens.
 */
async function tellProduct({ email, name, isNew }: GoogleAccount): Promise<void> {
  try {
    const body = { email, role: 'buyer' }
    if (!isNew) {
      dataOrThrow(await api.POST('/api/v1/user/login', { body }))
      return
    }
    const named = { ...body, name: name || email.split('@', 1).join() }
    notify('success', dataOrThrow(await api.POST('/api/v1/user/register', { body: named })).message)
  } catch (error) {
    logFailedRegistration(error)
    notify('error', isNew ? accountTexts.google.unregistered : accountTexts.signIn.failed)
  }
}
