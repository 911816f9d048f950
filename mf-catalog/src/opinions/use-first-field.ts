import { type RefObject, useEffect, useRef } from 'react'

/** For a form that was asked for: the focus goes to its first field when it comes. */
export function useFirstField(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [])
  return place
}
