import { useLocation, useNavigationType } from '@superium/shared/router'
import { startTransition, useEffect, useState } from 'react'

/**
 * Whether a page shows all of itself. One that a click leads to shows its first view at once and the rest after that was
 * painted; one that is opened by its address (on the server too), that one goes back to (its scroll position needs its
 * height), or of which a part was asked for is whole from the start.
 */
export function useBelowTheFold(): boolean {
  const { hash } = useLocation()
  const openedOrBack = useNavigationType() === 'POP'
  const [whole, setWhole] = useState(openedOrBack || hash !== '')
  useEffect(() => startTransition(() => setWhole(true)), [])
  return whole
}
