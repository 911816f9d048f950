import { identityCode, identityErrorMessage, outageMessage } from './identity-error'
import { identityTexts } from './identity-texts'

const failure = (code: string) => Object.assign(new Error('raw text of the SDK'), { code })

/** Spec §8. */
const CODES = [
  'multi-factor-auth-required',
  'user-mismatch',
  'user-not-found',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'web-storage-unsupported',
  'network-request-failed',
  'invalid-api-key',
  'auth-domain-config-required',
  'missing-recaptcha-token',
  'internal-error',
  'argument-error',
  'missing-multi-factor-info',
]

const INSTALLATION_CODES = ['app-offline', 'not-registered', 'request-failed']

test.each([...CODES.map((code) => `auth/${code}`), ...INSTALLATION_CODES.map((code) => `installations/${code}`)])(
  '%s has a plain sentence in every place',
  (code) => {
    expect(identityTexts.messages).toHaveProperty([identityCode(failure(code))])
    for (const place of ['account', 'google', 'sign-in', 'sign-up'] as const) {
      const sentence = identityErrorMessage(failure(code), place)
      expect(sentence).toMatch(/^[A-Z][^.]*\b[a-z].*\.$/)
      expect(sentence).not.toMatch(/firebase|auth\/|SDK|token|raw text/i)
    }
  },
)

test.each([
  ['auth/invalid-credential', 'The current password is not right.', undefined],
  [
    'auth/network-request-failed',
    'The sign-in service cannot be reached. Check your connection and try again.',
    'same',
  ],
  ['auth/too-many-requests', 'Too many attempts. Wait a few minutes and try again.', 'same'],
  ['auth/invalid-api-key', 'Sign-in is not set up correctly on this site. Please tell us.', 'same'],
  ['auth/something-new', 'The sign-in service could not do this. Try again.', undefined],
])('%s has its message', (code, words, outage) => {
  expect(identityErrorMessage(failure(code))).toBe(words)
  expect(outageMessage(failure(code))).toBe(outage && words)
})

test('who confirms with Google reads nothing about a password', () => {
  for (const code of ['user-mismatch', 'user-not-found', 'popup-blocked', 'popup-closed-by-user'])
    expect(identityErrorMessage(failure(`auth/${code}`), 'google')).not.toMatch(/password|signed in/)
})

test('at sign-in an unknown address reads like a wrong password', () => {
  const messages = ['user-not-found', 'wrong-password', 'invalid-credential', 'invalid-login-credentials'].map((code) =>
    identityErrorMessage(failure(`auth/${code}`), 'sign-in'),
  )
  expect(new Set(messages).size).toBe(1)
})

test.each([undefined, null, 'text', new Error('no code'), { code: 7 }])('%p has no code', (error) => {
  expect(identityCode(error)).toBe('')
})
