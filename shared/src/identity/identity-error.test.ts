import { identityCode, identityErrorMessage, outageMessage } from './identity-error'

const failure = (code: string) => Object.assign(new Error('raw text of the SDK'), { code })

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

test.each([undefined, null, 'text', new Error('no code'), { code: 7 }])('%p has no code', (error) => {
  expect(identityCode(error)).toBe('')
})
