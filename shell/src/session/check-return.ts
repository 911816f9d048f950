import { $session } from '@superium/shared/state'

/**
 * A page that comes back from the back/forward cache shows what it showed when it was left. When its person has signed out since,
 * or somebody else has signed in, it is hidden at once and loaded anew.
 */
export function checkReturn(reload: () => void = () => location.reload()): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { user } = $session.get()
    if (!persisted || !user || isStillSignedIn(user.uid)) return
    document.documentElement.hidden = true
    reload()
  })
}

/** Storage is read itself, because the stores may not have heard yet. */
function isStillSignedIn(uid: string): boolean {
  try {
    if (localStorage.getItem('shopToken') === null) return false
    const lists = JSON.parse(localStorage.getItem('superium:saved') ?? 'null') as { uid?: string } | null
    // Who has just signed in may have no lists yet, so without any nobody knows whose session this is.
    return lists?.uid === uid
  } catch {
    return true
  }
}
