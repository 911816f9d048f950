import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Keeps the keyboard's place in a list whose rows move: `focus(row, button)` gives that button of that row the focus once the
 * list has changed, or the row's first button that can be pressed.
 */
export function useMovedFocus(): {
  list: RefObject<HTMLOListElement | null>
  focus(row: number, button: number): void
} {
  const list = useRef<HTMLOListElement>(null)
  const [wanted, setWanted] = useState<{ row: number; button: number }>()
  useEffect(() => {
    if (!wanted) return
    const buttons = [...(list.current?.children[wanted.row]?.querySelectorAll('button') ?? [])]
    const [first] = [buttons[wanted.button], ...buttons].filter(
      (button) => button?.getAttribute('aria-disabled') === null,
    )
    first?.focus()
  }, [wanted])
  return { list, focus: (row, button) => setWanted({ row, button }) }
}
