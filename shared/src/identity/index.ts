/** Firebase Authentication: the shared singleton, loaded only for a session to restore or an intent to sign in. */
export { changePassword, logOut, rename, requestPasswordReset, signIn, signUp } from './account'
export { identityCode, identityWords, outageWords } from './problems'
export { followSession } from './session'
