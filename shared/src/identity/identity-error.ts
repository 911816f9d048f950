import { identityTexts } from './identity-texts'

/** Where the message appears: for a signed-in person with a password or with Google, or on one of the two forms. */
type Place = 'account' | 'google' | 'sign-in' | 'sign-up'

const PLACES: Record<Place, Record<string, string>> = {
  account: {},
  google: identityTexts.atGoogle,
  'sign-in': identityTexts.atSignIn,
  'sign-up': identityTexts.atSignUp,
}

/** Firebase's code without its `auth/` or `installations/`, e.g. `invalid-credential`; empty for any other error. */
export function identityCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code.replace(/^(?:auth|installations)\//, '') : ''
}

/** What went wrong in a plain sentence (ruling on spec §8 "identity error codes"), by default for a signed-in person. */
export function identityErrorMessage(error: unknown, place: Place = 'account'): string {
  const code = identityCode(error)
  return PLACES[place][code] ?? identityTexts.messages[code] ?? identityTexts.notDone
}

/** Why a sign-in or sign-up failed for reasons other than the input; undefined otherwise. */
export function outageMessage(error: unknown): string | undefined {
  const message = identityTexts.messages[identityCode(error)]
  return identityTexts.outages.find((outage) => outage === message)
}
