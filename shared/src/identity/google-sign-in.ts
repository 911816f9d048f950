import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  getRedirectResult,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from 'firebase/auth'
import { ask } from './ask'
import { firebaseAuth } from './firebase-auth'
import { followSession, report } from './follow-session'
import { identityConfig, leaveForGoogle } from './identity-config'
import { identityCode } from './identity-error'
import { CHANGE_TIMEOUT_MS } from './with-timeout'

/** An account that Google has authenticated. */
export interface GoogleAccount {
  email: string
  name: string
  /** Whether the account is new to the shop. */
  isNew: boolean
}

/** Error codes of browsers that open no popup; the page itself is then redirected to Google. */
const NO_WINDOW = new Set(['popup-blocked', 'operation-not-supported-in-this-environment'])

/**
 * Signs in with Google in a popup; `$session` has the user when it resolves. Where the browser blocks the popup, it
 * redirects the page to Google and resolves to null. After the return, `backFromGoogle` gives `returnTo`, and
 * `finishGoogleRedirect` completes the sign-in.
 */
export async function signInWithGoogle(returnTo: string): Promise<GoogleAccount | null> {
  const auth = firebaseAuth()
  await prepareGoogleWindow()
  try {
    return await open(await signInWithPopup(auth, provider(), browserPopupRedirectResolver))
  } catch (error) {
    if (!NO_WINDOW.has(identityCode(error))) throw error
  }
  leaveForGoogle(returnTo)
  await signInWithRedirect(auth, provider(), browserPopupRedirectResolver)
  return null
}

/** Completes a sign-in by redirect; null when there was none. */
export async function finishGoogleRedirect(): Promise<GoogleAccount | null> {
  await prepareGoogleWindow()
  const credential = await ask((auth) => getRedirectResult(auth, browserPopupRedirectResolver), CHANGE_TIMEOUT_MS)
  return credential && open(credential)
}

function provider(): GoogleAuthProvider {
  const google = new GoogleAuthProvider()
  // Lets people with several Google accounts choose each time.
  google.setCustomParameters({ prompt: 'select_account' })
  return google
}

/** With the Auth emulator, installs the stand-in that its popup needs. */
export async function prepareGoogleWindow(): Promise<void> {
  if (!identityConfig().emulator) return
  const { standInForGapi } = await import('./gapi-stand-in')
  standInForGapi()
}

async function open(credential: UserCredential): Promise<GoogleAccount> {
  const { user } = credential
  await report(user)
  await followSession()
  const isNew = getAdditionalUserInfo(credential)?.isNewUser === true
  return { email: user.email ?? '', name: user.displayName ?? '', isNew }
}
