import { useBlocker, useLocation, useNavigate } from '@superium/shared/router'
import { useEffect, useRef } from 'react'
import type { ShownPreview } from './use-navigate-after-paint'

/**
 * While a preview is shown, Back returns to the page with its scroll position and focus and cancels the navigation. The
 * page is still the current history entry then.
 */
export function useCancelOnBack(shown: ShownPreview | undefined, hide: () => void): void {
  const navigate = useNavigate()
  const { pathname, search, hash, state, key } = useLocation()
  const blocker = useBlocker(
    ({ historyAction, currentLocation }) =>
      shown !== undefined && historyAction === 'POP' && currentLocation.key === key,
  )
  const cancel = useRef(() => {})
  cancel.current = () => {
    blocker.reset?.()
    hide()
    // A newer navigation aborts the pending one.
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state })
    requestAnimationFrame(() => {
      if (shown?.focused instanceof HTMLElement) shown.focused.focus({ preventScroll: true })
      window.scrollTo({ top: shown?.scrollY ?? 0, behavior: 'instant' })
    })
  }
  useEffect(() => {
    if (blocker.state === 'blocked') cancel.current()
  }, [blocker.state])
}
