import { useLocation } from '@superium/shared/router'
import { useEffect, useRef } from 'react'
import { enterDialogHistory } from './dialog-history'

/** Render this in whatever covers the page while it is open, so that Back closes it instead of leaving the page. */
export function BackCloses({ onBack }: { onBack(): void }): null {
  const close = useRef(onBack)
  useEffect(() => {
    close.current = onBack
  })
  // A dialog that stays open over a navigation, as the filters do, gets an entry on the new page, too.
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page needs a new entry
  useEffect(() => enterDialogHistory(() => close.current()), [key])
  return null
}
