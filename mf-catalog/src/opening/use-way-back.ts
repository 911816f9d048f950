import { useBlocker, useLocation, useNavigate } from '@superium/shared/router'
import { useEffect, useRef } from 'react'

/**
 * While a first look stands in the page's place (`scrolled` is where the page was), Back leads to the page: the look goes, the
 * page is where it was, and what was under way is called off. The history still has the page as its present entry.
 */
export function useWayBack(scrolled: number | undefined, end: () => void): void {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const blocker = useBlocker(({ historyAction }) => scrolled !== undefined && historyAction === 'POP')
  const wayBack = useRef(() => {})
  wayBack.current = () => {
    blocker.reset?.()
    end()
    // A newer navigation ends the one that is under way.
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state })
    requestAnimationFrame(() => window.scrollTo({ top: scrolled ?? 0, behavior: 'instant' }))
  }
  useEffect(() => {
    if (blocker.state === 'blocked') wayBack.current()
  }, [blocker.state])
}
