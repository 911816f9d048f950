import { type RefObject, useEffect, useRef } from 'react'

/** When a list gets shorter and took the focused button with it, the focus goes to `place` (tabIndex -1), not to nowhere. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) place.current?.focus()
    before.current = count
  }, [count, place])
}
