import { useBlocker, useLocation, useNavigate } from '@superium/shared/router'
import { useEffect, useRef } from 'react'
import type { ShownPreview } from './use-navigate-after-paint'

/**
 * While a first look stands in the page's place, Back leads to the page: the look goes, the page and the focus are where they
 * were, and what was under way is called off. The history still has the page as its present entry.
 */
export function useCancelOnBack(shown: ShownPreview | undefined, end: () => void): void {
  const navigate = useNavigate()
  const { pathname, search, hash, state, key } = useLocation()
  const blocker = useBlocker(
    ({ historyAction, currentLocation }) =>
      shown !== undefined && historyAction === 'POP' && currentLocation.key === key,
  )
  const wayBack = useRef(() => {})
  wayBack.current = () => {
    blocker.reset?.()
    end()
    // A newer navigation ends the one that is under way.
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state })
    requestAnimationFrame(() => {
      if (shown?.focused instanceof HTMLElement) shown.focused.focus({ preventScroll: true })
      window.scrollTo({ top: shown?.scrolled ?? 0, behavior: 'instant' })
    })
  }
  useEffect(() => {
    if (blocker.state === 'blocked') wayBack.current()
  }, [blocker.state])
}
