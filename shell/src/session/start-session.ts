import { $session, $shopToken, notify } from '@superium/shared/state'
import { shellTexts } from '../texts'

/**
 * Restores the session if this browser has one (spec §4) and follows sign-in and logout in other tabs; the identity SDK
 * is loaded only then. If restoring fails, the visitor is anonymous on this page and sees a message.
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
