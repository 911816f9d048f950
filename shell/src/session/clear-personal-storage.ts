import { PERSONAL_PREFIX } from '@superium/shared/constants'
import { $shopToken } from '@superium/shared/state'

/**
 * Drops what a page kept for the signed-in person in this tab (session storage, keys of `PERSONAL_PREFIX`) as soon as
 * nobody is signed in on this browser: the next person at it must not find a name or an address.
 */
export function clearPersonalStorage(): void {
  $shopToken.subscribe((marker) => {
    if (marker) return
    try {
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith(PERSONAL_PREFIX)) sessionStorage.removeItem(key)
      }
    } catch {
      // Where storage is forbidden nothing was kept.
    }
  })
}
