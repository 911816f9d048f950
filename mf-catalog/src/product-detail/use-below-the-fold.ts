import { useLocation, useNavigationType } from '@superium/shared/router'
import { startTransition, useEffect, useState } from 'react'

/**
 * Whether to render the content below the first view. After a click on a link it waits for the first paint. It renders
 * at once on a fresh load (and on the server), on Back, which needs the full height to restore the scroll position, and
 * for a `#hash`.
 */
export function useBelowTheFold(): boolean {
  const { hash } = useLocation()
  const freshOrBack = useNavigationType() === 'POP'
  const [shown, setShown] = useState(freshOrBack || hash !== '')
  useEffect(() => startTransition(() => setShown(true)), [])
  return shown
}
