import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Returns the focus to the button that a form replaced, when the form closes. */
export function useReturnFocus<Container extends HTMLElement>(open: boolean): RefObject<Container | null> {
  const container = useRef<Container>(null)
  const wasOpen = useRef(open)
  useLayoutEffect(() => {
    if (wasOpen.current && !open) container.current?.querySelector('button')?.focus()
    wasOpen.current = open
  }, [open])
  return container
}
