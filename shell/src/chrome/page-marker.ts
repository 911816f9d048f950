import { useLocation } from '@superium/shared/router'
import { $curAppPage } from '@superium/shared/state'
import { useEffect, useRef } from 'react'

/** Writes the current section (spec §3 "Page marker") and moves the reader's focus to the new page, not on the first. */
export function PageMarker(): null {
  const { pathname } = useLocation()
  const first = useRef(true)
  useEffect(() => {
    $curAppPage.set(pathname.split('/')[1] || 'home')
    if (first.current) first.current = false
    else document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
