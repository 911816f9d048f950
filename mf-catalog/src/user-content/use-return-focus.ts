import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For a form that a button opens in its own place: when the form goes, the focus returns to the button there. */
export function useReturnFocus<Place extends HTMLElement>(open: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const before = useRef(open)
  useLayoutEffect(() => {
    if (before.current && !open) place.current?.querySelector('button')?.focus()
    before.current = open
  }, [open])
  return place
}
