import { useSyncExternalStore } from 'react'

/** The width from which the summary is beside the form; keep in sync with `checkout.module.css`. */
const WIDE = '(min-width: 60em)'

function follow(change: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', change)
  return () => query.removeEventListener('change', change)
}

/** Whether the summary is beside the form. The DOM order depends on it, so that the focus order matches the layout. */
export function useWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(WIDE).matches,
    () => true,
  )
}
