import { useLocation } from '@superium/shared/router'
import { $curAppPage } from '@superium/shared/state'
import { useEffect, useRef } from 'react'

/** Writes the current section (spec §3 "Page marker") and, after a navigation, moves the focus to the new page. */
export function PageMarker(): null {
  const { pathname } = useLocation()
  const first = useRef(true)
  useEffect(() => {
    $curAppPage.set(pathname.split('/')[1] || 'home')
    if (first.current) first.current = false
    // A focused tab with its own address keeps the focus, so that the arrow keys continue from it.
    else if (!document.activeElement?.matches('[role="tab"]'))
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
