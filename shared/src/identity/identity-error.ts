const UNREACHABLE = 'The sign-in service cannot be reached. Check your connection and try again.'
const WRONG_PASSWORD = 'The current password is not right.'
const SIGN_IN_AGAIN = 'Your session has ended. Sign in again.'
const MISCONFIGURED = 'Sign-in is not set up correctly on this site. Please tell us.'

/** Ruling on spec §8 "identity error codes": the shop's messages. */
const MESSAGES: Record<string, string> = {
  'network-request-failed': UNREACHABLE,
  timeout: UNREACHABLE,
  'too-many-requests': 'Too many attempts. Wait a few minutes and try again.',
  'user-disabled': 'This account has been closed.',
  'wrong-password': WRONG_PASSWORD,
  'invalid-credential': WRONG_PASSWORD,
  'invalid-login-credentials': WRONG_PASSWORD,
  'user-mismatch': WRONG_PASSWORD,
  'weak-password': 'This password is too easy to guess. Choose a longer one.',
  'password-does-not-meet-requirements': 'This password is too easy to guess. Choose a longer one.',
  'requires-recent-login': SIGN_IN_AGAIN,
  'user-token-expired': SIGN_IN_AGAIN,
  'invalid-user-token': SIGN_IN_AGAIN,
  'user-not-found': SIGN_IN_AGAIN,
  'invalid-email': 'Invalid email address',
  'web-storage-unsupported': 'This browser does not keep data for the shop, so you cannot stay signed in.',
  'invalid-api-key': MISCONFIGURED,
  'auth-domain-config-required': MISCONFIGURED,
  'unauthorized-domain': MISCONFIGURED,
  'operation-not-allowed': MISCONFIGURED,
  'configuration-not-found': MISCONFIGURED,
}

/** Firebase's code without its `auth/`, e.g. `invalid-credential`; empty for any other error. */
export function identityCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code.replace(/^auth\//, '') : ''
}

/** What went wrong, for a visitor who is signed in. */
export function identityErrorMessage(error: unknown): string {
  return MESSAGES[identityCode(error)] ?? 'The sign-in service could not do this. Try again.'
}

/** Why a sign-in or sign-up failed for reasons other than the input; undefined otherwise. */
export function outageMessage(error: unknown): string | undefined {
  const code = identityCode(error)
  const message = MESSAGES[code]
  return message === UNREACHABLE || message === MISCONFIGURED || code === 'too-many-requests' ? message : undefined
}
