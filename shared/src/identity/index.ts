/** Firebase Authentication. It is a shared singleton, loaded only to restore a session or to sign in. */
export { changePassword, logOut, rename, requestPasswordReset, signIn, signUp } from './account-actions'
export { followSession } from './follow-session'
// `identityWords` and `outageWords` are the names in releases that were built with shared 1.5 or before.
export {
  identityCode,
  identityErrorMessage,
  identityErrorMessage as identityWords,
  outageMessage,
  outageMessage as outageWords,
} from './identity-error'
