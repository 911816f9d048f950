/** Firebase Authentication: the shared singleton, loaded only for a session to restore or an intent to sign in. */
export { changePassword, logOut, rename, requestPasswordReset, signIn, signUp } from './account'
export { followSession } from './follow-session'
// `identityWords` and `outageWords` are the names in releases built with shared 1.5 and before.
export {
  identityCode,
  identityErrorMessage,
  identityErrorMessage as identityWords,
  outageMessage,
  outageMessage as outageWords,
} from './identity-error'
