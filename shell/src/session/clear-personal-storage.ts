import { PERSONAL_PREFIX } from '@superium/shared/constants'
import { $shopToken, forgetLists } from '@superium/shared/state'

/**
 * Removes a signed-in person's data (session and local storage, keys with `PERSONAL_PREFIX`) as soon as nobody is
 * signed in on this browser, so that the next person at this browser sees no name or address.
 */
export function clearPersonalStorage(): void {
  $shopToken.subscribe((marker) => {
    if (marker) return
    forgetLists()
    try {
      for (const area of [sessionStorage, localStorage]) {
        for (const key of Object.keys(area)) if (key.startsWith(PERSONAL_PREFIX)) area.removeItem(key)
      }
    } catch {
      // Without storage nothing was kept.
    }
  })
}
