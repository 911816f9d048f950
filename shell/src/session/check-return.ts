import { $session } from '@superium/shared/state'

/**
 * A page restored from the back/forward cache shows its old content. If its user has signed out since, or somebody else
 * has signed in, it is hidden at once and reloaded.
 */
export function checkReturn(reload: () => void = () => location.reload()): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { user } = $session.get()
    if (!persisted || !user || isStillSignedIn(user.uid)) return
    document.documentElement.hidden = true
    reload()
  })
}

/** Reads storage directly, because the stores may not be up to date yet. */
function isStillSignedIn(uid: string): boolean {
  try {
    if (localStorage.getItem('shopToken') === null) return false
    const lists = JSON.parse(localStorage.getItem('superium:saved') ?? 'null') as { uid?: string } | null
    // Somebody who has just signed in may have no lists yet, so without lists the session's owner is unknown.
    return lists?.uid === uid
  } catch {
    return true
  }
}
