import { reload, sendEmailVerification } from 'firebase/auth'
import { ask } from './ask'
import { firebaseAuth } from './firebase-auth'
import { report } from './follow-session'

/** Where the link of the e-mail leads after the address is verified. */
const BACK_TO = '/myaccount'

/** Sends an e-mail with a link that verifies the signed-in account's address. */
export async function sendVerification(): Promise<void> {
  const user = firebaseAuth().currentUser
  if (!user) throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/user-token-expired' })
  await ask(() => sendEmailVerification(user, { url: `${globalThis.location.origin}${BACK_TO}` }))
}

/**
 * Checks whether the address is verified now and resolves to the answer. If so, it renews the token, so that the API
 * knows as well.
 */
export async function refreshVerification(): Promise<boolean> {
  const user = firebaseAuth().currentUser
  if (!user) return false
  const { claims } = await ask(() => user.getIdTokenResult())
  if (claims.email_verified === true) return true
  await ask(() => reload(user))
  if (!user.emailVerified) return false
  await ask(() => user.getIdToken(true))
  await report(user)
  return true
}
