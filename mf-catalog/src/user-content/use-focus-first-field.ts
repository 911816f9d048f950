import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Focuses the first field of a form once, when the form appears; not a form that was not `wanted`. */
export function useFocusFirstField(wanted = true): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null)
  const focused = useRef(!wanted)
  useLayoutEffect(() => {
    // Suspense runs this effect again when it hides and shows the form.
    if (!focused.current) container.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    focused.current = true
  }, [])
  return container
}
