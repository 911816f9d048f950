import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import { ask } from './ask'
import { firebaseAuth } from './firebase-auth'
import { followSession, report, savedLists } from './follow-session'
import { identityCode } from './identity-error'
import { sendVerification } from './verification'
import { CHANGE_TIMEOUT_MS } from './with-timeout'

/**
 * All errors carry Firebase's code: see `identityCode` and `identityErrorMessage`; a service that does not answer has the code of one that
 * cannot be reached. Passwords go only to Firebase.
 */

/** Signs in; `$session` has the user when it resolves. */
export async function signIn(email: string, password: string): Promise<void> {
  const { user } = await ask((auth) => signInWithEmailAndPassword(auth, email, password))
  await report(user)
  await followSession()
}

/**
 * Creates the account, signs it in and sets its display name (spec §4). `resume` continues an attempt that broke off:
 * an account that already exists is signed in instead of refused. Sends a verification e-mail.
 */
export async function signUp(name: string, email: string, password: string, resume: boolean): Promise<void> {
  const open = firebaseAuth().currentUser
  const mine = resume && open?.email?.toLowerCase() === email.toLowerCase()
  const user = mine ? open : await createOrResume(email, password, resume)
  if (user.displayName !== name) await ask(() => updateProfile(user, { displayName: name }))
  await report(user)
  await followSession()
  // The account area can resend the e-mail if this fails.
  if (!user.emailVerified) await sendVerification().catch(() => undefined)
}

async function createOrResume(email: string, password: string, resume: boolean) {
  try {
    return (await ask((auth) => createUserWithEmailAndPassword(auth, email, password), CHANGE_TIMEOUT_MS)).user
  } catch (error) {
    if (!resume || identityCode(error) !== 'email-already-in-use') throw error
    return (await ask((auth) => signInWithEmailAndPassword(auth, email, password))).user
  }
}

/**
 * Signs out in every tab of this browser; user and shop token are cleared when it resolves (spec §4). It sends the last
 * changes of cart and wishlist first, because signing out removes the account's lists from this browser. Then it calls
 * `endOthers`, which may also end this session.
 */
export async function logOut(endOthers?: () => Promise<unknown>): Promise<void> {
  await savedLists().then(
    ({ sendBeforeSignOut }) => sendBeforeSignOut(),
    () => undefined,
  )
  await endOthers?.()
  await ask(signOut)
  await report(null)
}

/** Sets the display name of the signed-in account, which checkout prefills. */
export async function rename(name: string): Promise<void> {
  const user = firebaseAuth().currentUser
  if (!user || user.displayName === name) return
  await ask(() => updateProfile(user, { displayName: name }))
  await report(user)
}

/** Verifies the current password, then changes it. Rejects with `invalid-credential` for a wrong current password. */
export async function changePassword(current: string, next: string): Promise<void> {
  const user = firebaseAuth().currentUser
  if (!user?.email) throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/user-token-expired' })
  const credential = EmailAuthProvider.credential(user.email, current)
  await ask(() => reauthenticateWithCredential(user, credential))
  await ask(() => updatePassword(user, next), CHANGE_TIMEOUT_MS)
}

/** Sends a reset link. An unknown address is no error, so that nobody learns whether an account exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  try {
    await ask((auth) => sendPasswordResetEmail(auth, email))
  } catch (error) {
    if (identityCode(error) !== 'user-not-found') throw error
  }
}
