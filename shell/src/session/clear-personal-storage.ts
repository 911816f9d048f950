import { PERSONAL_PREFIX } from '@superium/shared/constants'
import { $shopToken, $user, forgetLists } from '@superium/shared/state'

/** The account whose data this tab's session storage holds. */
const OWNER = `${PERSONAL_PREFIX}owner`

/**
 * Removes a signed-in person's data (session and local storage, keys with `PERSONAL_PREFIX`) as soon as nobody is
 * signed in on this browser, so that the next person at this browser sees no name or address. A tab that did not run
 * then, such as one that the browser had put to sleep, removes it when another account signs in.
 */
export function clearPersonalStorage(): void {
  $shopToken.subscribe((marker) => {
    if (marker) return
    forgetLists()
    removePersonal(() => [sessionStorage, localStorage])
  })
  $user.subscribe((user) => {
    if (user) takeTab(user.uid)
  })
}

function takeTab(uid: string): void {
  try {
    const owner = sessionStorage.getItem(OWNER)
    if (owner === uid) return
    if (owner !== null) removePersonal(() => [sessionStorage])
    sessionStorage.setItem(OWNER, uid)
  } catch {
    // Without storage nothing was kept.
  }
}

function removePersonal(areas: () => Storage[]): void {
  try {
    for (const area of areas()) {
      for (const key of Object.keys(area)) if (key.startsWith(PERSONAL_PREFIX)) area.removeItem(key)
    }
  } catch {
    // Without storage nothing was kept.
  }
}
