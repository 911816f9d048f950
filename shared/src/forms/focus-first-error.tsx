import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/**
 * Inside a Formik form: when a submit is refused, by the rules of the form or by the server, the focus moves to the first
 * wrong field (`aria-invalid`), whose message is read out.
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
