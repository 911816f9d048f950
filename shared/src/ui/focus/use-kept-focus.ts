import { type RefObject, useEffect, useRef } from 'react'

/** When a list becomes shorter and removes the focused button, moves the focus to `place` (tabIndex -1). */
export function useKeptFocus(place: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) place.current?.focus()
    before.current = count
  }, [count, place])
}
