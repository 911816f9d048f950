import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signOut,
  type User,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import { ask } from './ask'
import { firebaseAuth } from './firebase-auth'
import { report } from './follow-session'
import { prepareGoogleWindow } from './google-sign-in'
import { CHANGE_TIMEOUT_MS } from './with-timeout'

/** Actions on the signed-in person's own account. All errors carry Firebase's code: see `identityErrorMessage`. */

function signedIn(): User {
  const user = firebaseAuth().currentUser
  if (!user) throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/user-token-expired' })
  return user
}

/** Whether the signed-in person has a password; somebody without one signs in with Google. */
export function hasPassword(): boolean {
  return firebaseAuth().currentUser?.providerData.some(({ providerId }) => providerId === 'password') ?? true
}

/**
 * Signs in again with the password, so that the API accepts the sign-in as recent. Rejects with `invalid-credential`.
 */
export async function confirmPassword(password: string): Promise<void> {
  const user = signedIn()
  await ask(() => reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)))
}

/** The same with Google, in a popup. Rejects with `user-mismatch` for another account. */
export async function confirmWithGoogle(): Promise<void> {
  const user = signedIn()
  await prepareGoogleWindow()
  const google = new GoogleAuthProvider()
  if (user.email) google.setCustomParameters({ login_hint: user.email })
  await reauthenticateWithPopup(user, google, browserPopupRedirectResolver)
}

/** Gives an account that signs in with Google a password as well, after Google has confirmed the person's identity. */
export async function addPassword(password: string): Promise<void> {
  await confirmWithGoogle()
  // Linking a credential instead would mark the address as unverified.
  await ask(() => updatePassword(signedIn(), password), CHANGE_TIMEOUT_MS)
}

/** Ends the session of a deleted account, and deletes it at the identity service if the API could not. */
export async function forgetAccount(): Promise<void> {
  // Fails if the API has already deleted the account.
  await ask(async (auth) => auth.currentUser?.delete()).catch(() => undefined)
  await ask(signOut)
  await report(null)
}

/** Sets the picture that the shop's header shows: an address of the shop, or null. */
export async function setPhoto(address: string | null): Promise<void> {
  const user = signedIn()
  // An empty address removes the picture everywhere; the emulator ignores null.
  await ask(() => updateProfile(user, { photoURL: address ? new URL(address, globalThis.location.origin).href : '' }))
  await report(user)
}
