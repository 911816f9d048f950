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
    if (form) return followInput(form, () => setState({ of: failure, changed: true }))
  }, [failure])
  return { place, shown: state.changed ? undefined : failure }
}

/**
 * Listens on the window, where React has dealt with the event: drawing the form earlier would give a field its old value
 * back. A select has its new value with its second event.
 */
function followInput(form: HTMLFormElement, changed: () => void): () => void {
  const hear = ({ type, target }: Event): void => {
    if (!(target instanceof Node && form.contains(target))) return
    if (target instanceof HTMLSelectElement === (type === 'change')) changed()
  }
  window.addEventListener('input', hear)
  window.addEventListener('change', hear)
  return () => {
    window.removeEventListener('input', hear)
    window.removeEventListener('change', hear)
  }
}
