import { useSyncExternalStore } from 'react'

/** From this width on the summary stands beside the form; `checkout.module.css` has the same number. */
const WIDE = '(min-width: 960px)'

function follow(change: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', change)
  return () => query.removeEventListener('change', change)
}

/** Whether the summary stands beside the form. The order of the page follows it, so that the focus does, too. */
export function useWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(WIDE).matches,
    () => true,
  )
}
