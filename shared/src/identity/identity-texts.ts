const UNREACHABLE = 'The sign-in service cannot be reached. Check your connection and try again.'
const WRONG_PASSWORD = 'The current password is not right.'
const SIGN_IN_AGAIN = 'Your session has ended. Sign in again.'
const MISCONFIGURED = 'Sign-in is not set up correctly on this site. Please tell us.'
const TOO_EASY = 'This password is too easy to guess. Choose a longer one.'
const CLOSED_WINDOW = 'The Google window was closed before you had signed in. Try again.'
const SECOND_FACTOR =
  'This account asks for a second step at sign-in, which this shop does not offer. Please tell us, so that we can help.'
const NOT_DONE = 'The sign-in service could not do this. Try again.'

/** The shop's sentences for the codes of the identity service (spec §8) and of its installations. */
const MESSAGES: Record<string, string> = {
  // The fifteen codes of the specification.
  'multi-factor-auth-required': SECOND_FACTOR,
  'user-mismatch': WRONG_PASSWORD,
  'user-not-found': SIGN_IN_AGAIN,
  'popup-blocked':
    'Your browser blocked the Google window. Allow windows of this site, or sign in with your email address and password.',
  'popup-closed-by-user': CLOSED_WINDOW,
  'cancelled-popup-request': 'Another Google window was opened. Continue in that one, or try again.',
  'unauthorized-domain': MISCONFIGURED,
  'web-storage-unsupported': 'This browser does not keep data for the shop, so you cannot stay signed in.',
  'network-request-failed': UNREACHABLE,
  'invalid-api-key': MISCONFIGURED,
  'auth-domain-config-required': MISCONFIGURED,
  'missing-recaptcha-token':
    'The sign-in service wants to know that you are a person, and its check did not load. Allow it in your content blocker and try again.',
  'internal-error': NOT_DONE,
  'argument-error': NOT_DONE,
  'missing-multi-factor-info': SECOND_FACTOR,
  // The three codes of installations.
  'app-offline': 'You are offline. Connect to the internet and try again.',
  'not-registered': 'The sign-in service does not know this browser yet. Reload the page and try again.',
  'request-failed': UNREACHABLE,
  // Other frequent codes of the service.
  timeout: UNREACHABLE,
  'too-many-requests': 'Too many attempts. Wait a few minutes and try again.',
  'quota-exceeded': 'Too many attempts. Wait a few minutes and try again.',
  'user-disabled': 'This account has been closed.',
  'wrong-password': WRONG_PASSWORD,
  'invalid-credential': WRONG_PASSWORD,
  'invalid-login-credentials': WRONG_PASSWORD,
  'weak-password': TOO_EASY,
  'password-does-not-meet-requirements': TOO_EASY,
  'requires-recent-login': SIGN_IN_AGAIN,
  'user-token-expired': SIGN_IN_AGAIN,
  'invalid-user-token': SIGN_IN_AGAIN,
  'user-signed-out': SIGN_IN_AGAIN,
  'invalid-email': 'Invalid email address',
  'missing-email': 'Invalid email address',
  'user-cancelled': CLOSED_WINDOW,
  'redirect-cancelled-by-user': CLOSED_WINDOW,
  'email-already-in-use': 'There is an account with this address already.',
  'account-exists-with-different-credential':
    'There is an account with this address already. Sign in with its email address and password.',
  'expired-action-code': 'This link has expired. Ask for a new one.',
  'invalid-action-code': 'This link has been used already, or is not complete. Ask for a new one.',
  'operation-not-allowed': MISCONFIGURED,
  'configuration-not-found': MISCONFIGURED,
  'admin-restricted-operation': MISCONFIGURED,
}

const CHECK_BOTH = 'Check the email address and the password, or press “Forgot password?”.'

/**
 * At sign-in a wrong password and an unknown address show the same message, so that nobody learns which addresses have
 * accounts.
 */
const AT_SIGN_IN: Record<string, string> = {
  'user-not-found': CHECK_BOTH,
  'user-mismatch': CHECK_BOTH,
  'wrong-password': CHECK_BOTH,
  'invalid-credential': CHECK_BOTH,
  'invalid-login-credentials': CHECK_BOTH,
}

/** The fixed first line says that there is an account. */
const AT_SIGN_UP: Record<string, string> = {
  'email-already-in-use': 'Sign in with it, or press “Forgot password?” there.',
}

const CLOSED_BEFORE_CONFIRMED = 'The Google window was closed before you had confirmed. Try again.'
const OTHER_GOOGLE_ACCOUNT = 'This is another Google account than the one of this account. Try again with that one.'

/** A signed-in person confirms their identity with Google. */
const AT_GOOGLE: Record<string, string> = {
  'user-mismatch': OTHER_GOOGLE_ACCOUNT,
  'user-not-found': OTHER_GOOGLE_ACCOUNT,
  'popup-blocked': 'Your browser blocked the Google window. Allow windows of this site and try again.',
  'popup-closed-by-user': CLOSED_BEFORE_CONFIRMED,
  'user-cancelled': CLOSED_BEFORE_CONFIRMED,
}

export const identityTexts = {
  messages: MESSAGES,
  atSignIn: AT_SIGN_IN,
  atSignUp: AT_SIGN_UP,
  atGoogle: AT_GOOGLE,
  notDone: NOT_DONE,
  sessionEnded: SIGN_IN_AGAIN,
  /** Reasons unrelated to the person's input. */
  outages: [UNREACHABLE, MISCONFIGURED, MESSAGES['too-many-requests']],
} as const
