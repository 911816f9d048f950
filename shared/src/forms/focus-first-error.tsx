import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/** Inside a Formik form: a submit that is refused moves the focus to the first wrong field, whose message is read out. */
export function FocusFirstError() {
  const { submitCount, isValidating, isValid } = useFormikContext()
  const place = useRef<HTMLSpanElement>(null)
  const told = useRef(0)
  useEffect(() => {
    if (isValidating || submitCount === told.current) return
    told.current = submitCount
    if (!isValid) place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount, isValidating, isValid])
  return <span ref={place} hidden />
}
