import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * A form's failure until something in the form is changed: it is about what was sent. `place` is for the element that
 * shows it, in the form.
 */
export function useUntilInput(failure: string | undefined): {
  place: RefObject<HTMLDivElement | null>
  shown: string | undefined
} {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState({ of: failure, changed: false })
  if (state.of !== failure) setState({ of: failure, changed: false })
  useEffect(() => {
    const form = failure ? place.current?.closest('form') : undefined
    const change = (): void => setState((before) => ({ ...before, changed: true }))
    form?.addEventListener('input', change, { once: true })
    return () => form?.removeEventListener('input', change)
  }, [failure])
  return { place, shown: state.changed ? undefined : failure }
}
