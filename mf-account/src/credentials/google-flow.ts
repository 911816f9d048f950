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

/** `done`: somebody is signed in. `left`: the page goes to Google. A text: why it failed. */
export type GoogleOutcome = 'done' | 'left' | { failure: string }

/** "Continue with Google": asks Google, then tells the product of a new account or of the sign-in (spec §4). */
export const runGoogleFlow = (returnTo: string): Promise<GoogleOutcome> => run(() => signInWithGoogle(returnTo), 'left')

/** Ends a sign-in whose page went to Google and came back. */
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

/** The account is signed in, whatever the product says; its record is also made when the account area opens. */
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
