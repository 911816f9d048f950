import { $session, $shopToken, setTokenSource, type User } from '@superium/shared/state'
import { type User as FirebaseUser, onIdTokenChanged } from 'firebase/auth'
import { auth } from './auth'

const ROLES = ['seller', 'admin'] as const

async function toUser(user: FirebaseUser): Promise<User> {
  const { claims } = await user.getIdTokenResult()
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    photoURL: user.photoURL,
    roles: ROLES.filter((role) => claims[role] === true),
  }
}

let following: Promise<void> | null = null

/**
 * Restores the session and keeps `$session` up to date in this tab from then on; resolves when the first state is
 * known. Safe to call again.
 */
export function followSession(): Promise<void> {
  following ??= new Promise((resolve) => {
    setTokenSource(async () => (await auth().currentUser?.getIdToken()) ?? null)
    onIdTokenChanged(auth(), async (user) => {
      if (user) {
        const known = await toUser(user)
        if (auth().currentUser?.uid === user.uid) $session.set({ status: 'signed-in', user: known })
        $shopToken.set('present')
      } else {
        $session.set({ status: 'anonymous', user: null })
        $shopToken.set(null)
      }
      resolve()
    })
  })
  return following
}
