import { useLocation, useNavigationType } from '@superium/shared/router'
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether a page shows all of itself. One that a click leads to shows its first view at once and the rest after that was
 * painted; one that came from the server, that one goes back to (its scroll position needs its height), or of which a
 * part was asked for is whole from the start.
 */
export function useWhole(): boolean {
  const rendered = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const { hash } = useLocation()
  const back = useNavigationType() === 'POP'
  const [whole, setWhole] = useState(rendered || back || hash !== '')
  useEffect(() => startTransition(() => setWhole(true)), [])
  return whole
}
