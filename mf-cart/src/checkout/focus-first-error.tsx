import { useFormikContext } from '@superium/shared/forms'
import { useEffect, useRef } from 'react'
import { type Billing, fieldOrder } from './billing'

/** After a refused submit the first wrong field of the form gets the focus. */
export function FocusFirstError({ formId }: { formId: string }) {
  const { submitCount, isSubmitting, errors } = useFormikContext<Billing>()
  const handled = useRef(0)
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return
    handled.current = submitCount
    const wrong = fieldOrder.find((field) => errors[field])
    if (wrong) document.getElementById(formId)?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }, [submitCount, isSubmitting, errors, formId])
  return null
}
