import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/**
 * Inside a Formik form: after a refused submit, by the form or by the server, moves the focus to the first wrong
 * field (`aria-invalid`), so that its message is announced.
 */
export function FocusFirstError() {
  const { submitCount, isSubmitting } = useFormikContext()
  const place = useRef<HTMLSpanElement>(null)
  const told = useRef(0)
  useEffect(() => {
    if (isSubmitting || submitCount === told.current) return
    told.current = submitCount
    place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount, isSubmitting])
  return <span ref={place} hidden />
}
