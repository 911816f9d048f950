import { $session, $shopToken, notify, setTokenSource, type User } from '@superium/shared/state'
import { type Auth, type User as FirebaseUser, onIdTokenChanged, signOut } from 'firebase/auth'
import { ask } from './ask'
import { bearerToken } from './bearer-token'
import { databaseGivenUp, firebaseAuth } from './firebase-auth'
import { freshToken } from './fresh-token'
import { identityTexts } from './identity-texts'
import { IdentityTimeout, RESTORE_TIMEOUT_MS } from './with-timeout'

/** Signs out, in all tabs, a session that the API refuses, and notifies the visitor once. */
async function endSession(): Promise<void> {
  if (!firebaseAuth().currentUser) return
  await ask(signOut)
  await report(null)
  notify('error', identityTexts.sessionEnded)
}

const ROLES = ['seller', 'admin'] as const

async function toUser(user: FirebaseUser): Promise<User> {
  const { claims } = await user.getIdTokenResult()
  // Like the API, treats a user without a verified address as one without roles.
  const emailVerified = claims.email_verified === true
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    photoURL: user.photoURL,
    roles: ROLES.filter((role) => emailVerified && claims[role] === true),
    emailVerified,
  }
}

/** Writes the SDK's user into `$session` and `$shopToken`. Rejects when the token cannot be renewed. */
export async function report(user: FirebaseUser | null): Promise<void> {
  const known = user && (await toUser(user))
  // Another person may have signed in, or this one out, while the token was loading.
  if (known && firebaseAuth().currentUser?.uid !== known.uid) return
  $session.set(known ? { status: 'signed-in', user: known } : { status: 'anonymous', user: null })
  $shopToken.set(known ? 'present' : null)
  // Loaded only for signed-in visitors. If loading fails, the lists stay as they are on this device.
  if (known)
    void savedLists().then(
      ({ followSavedLists }) => followSavedLists(),
      () => undefined,
    )
}

/** Loads the module that syncs cart and wishlist across devices. */
export const savedLists = () => import('../saved-lists/follow-saved-lists')

let listening: { auth: Auth; heard: Promise<void> } | null = null

/** Subscribes to the SDK once; resolves with its first report, successful or not. */
function listen(auth: Auth): Promise<void> {
  if (listening?.auth === auth) return listening.heard
  const heard = new Promise<void>((resolve) => {
    setTokenSource({
      token: () => bearerToken(firebaseAuth().currentUser),
      renew: (refused) => freshToken(firebaseAuth().currentUser, refused),
      end: endSession,
    })
    onIdTokenChanged(auth, (user) => {
      if (listening && listening.auth !== auth) return
      if (!user && databaseGivenUp() && $session.get().status !== 'signed-in') return resolve()
      // A token that cannot be renewed leaves the session unchanged; `followSession` tells its caller.
      report(user).catch(() => undefined)
      resolve()
    })
  })
  listening = { auth, heard }
  return heard
}

async function restore(auth: Auth): Promise<void> {
  await listen(auth)
  // Reported as nobody, this would remove what the browser keeps for the person who is signed in.
  if (!auth.currentUser && databaseGivenUp() && $shopToken.get() !== null) throw new IdentityTimeout()
  await report(auth.currentUser)
}

/**
 * Restores the session and keeps `$session`, `$shopToken` and the API's token up to date: sign-in, sign-out (in other
 * tabs too), renewed tokens with changed roles. Resolves when the state is known; rejects after 6 s or when the
 * identity service cannot be reached. It can be called again, and a late report still updates the stores.
 */
export function followSession(): Promise<void> {
  return ask(restore, RESTORE_TIMEOUT_MS)
}
