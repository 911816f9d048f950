/** Firebase Authentication. It is a shared singleton, loaded only to restore a session or to sign in. */
export { changePassword, logOut, rename, requestPasswordReset, signIn, signUp } from './account-actions'
export { followSession } from './follow-session'
export { finishGoogleRedirect, type GoogleAccount, signInWithGoogle } from './google-sign-in'
// Exported here because a remote that imported `identity-config` would bundle its own, unconfigured copy.
export { backFromGoogle, offersGoogle } from './identity-config'
// `identityWords` and `outageWords` are the names in releases that were built with shared 1.5 or before.
export {
  identityCode,
  identityErrorMessage,
  identityErrorMessage as identityWords,
  outageMessage,
  outageMessage as outageWords,
} from './identity-error'
export { addPassword, confirmPassword, confirmWithGoogle, forgetAccount, hasPassword, setPhoto } from './own-account'
export { refreshVerification, sendVerification } from './verification'
