import { $session, $shopToken, notify } from '@superium/shared/state'
import { shellTexts } from '../texts'

/**
 * Restores the session when this browser has one (spec §4); the identity SDK is not loaded for anybody else. A sign-in
 * or logout in another tab is followed. When the SDK cannot be had the visitor is anonymous for this page, and told so.
 */
export function startSession(): void {
  $shopToken.subscribe((marker) => {
    if (marker) void restore()
    else if ($session.get().status === 'loading') $session.set({ status: 'anonymous', user: null })
  })
}

async function restore(): Promise<void> {
  try {
    const { followSession } = await import('@superium/shared/identity')
    await followSession()
  } catch {
    if ($session.get().status !== 'loading') return
    $session.set({ status: 'anonymous', user: null })
    notify('error', shellTexts.sessionFailed, {
      label: shellTexts.failed.tryAgain,
      run() {
        $session.set({ status: 'loading', user: null })
        void restore()
      },
    })
  }
}
