import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For a form that was asked for: the focus goes to its first field as it comes, never away from where it was put since. */
export function useFocusFirstField(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const came = useRef(false)
  useLayoutEffect(() => {
    // A part that is hidden and shown again runs this once more.
    if (!came.current) place.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    came.current = true
  }, [])
  return place
}
