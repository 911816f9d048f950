import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  getRedirectResult,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from 'firebase/auth'
import { firebaseAuth } from './firebase-auth'
import { followSession, report } from './follow-session'
import { identityConfig, leaveForGoogle } from './identity-config'
import { identityCode } from './identity-error'

/** Somebody whom Google has identified. */
export interface GoogleAccount {
  email: string
  name: string
  /** Whether the account is new to the shop. */
  isNew: boolean
}

/** Codes of a browser that opens no window: the page itself goes to Google then. */
const NO_WINDOW = new Set(['popup-blocked', 'operation-not-supported-in-this-environment'])

/**
 * Signs in with Google in a window of its own; `$session` has the user when it resolves. Where the browser blocks the window, the
 * page itself goes to Google and comes back: null then. `backFromGoogle` has `returnTo` there, and `finishGoogleRedirect` ends the
 * sign-in.
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

/** Ends a sign-in that went to Google and came back; null when there was none. */
export async function finishGoogleRedirect(): Promise<GoogleAccount | null> {
  await prepareGoogleWindow()
  const credential = await getRedirectResult(firebaseAuth(), browserPopupRedirectResolver)
  return credential && open(credential)
}

function provider(): GoogleAuthProvider {
  const google = new GoogleAuthProvider()
  // Somebody with two accounts chooses each time.
  google.setCustomParameters({ prompt: 'select_account' })
  return google
}

/** Before a window of Google opens: what the Auth emulator's one needs. */
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
