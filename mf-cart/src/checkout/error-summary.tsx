import { useFormikContext } from '@superium/shared/forms'
import { useEffect, useRef, useState } from 'react'
import { cartTexts } from '../texts'
import { type Billing, type BillingFieldName, billingFieldNames } from './billing-schema'
import css from './error-summary.module.css'
import { focusField } from './focus-field'

const texts = cartTexts.checkout.errors

/**
 * Lists the errors with a link to each field, and takes the focus, when the form or the server rejects a submit. An
 * entry disappears once its field is valid.
 */
export function ErrorSummary({ formId }: { formId: string }) {
  const { errors, submitCount, isSubmitting } = useFormikContext<Billing>()
  const [shown, setShown] = useState<readonly BillingFieldName[]>([])
  const box = useRef<HTMLDivElement>(null)
  const told = useRef(0)
  useEffect(() => {
    if (isSubmitting || submitCount === told.current) return
    told.current = submitCount
    setShown(billingFieldNames.filter((name) => errors[name]))
  }, [submitCount, isSubmitting, errors])
  useEffect(() => {
    if (shown.length > 0) box.current?.focus()
  }, [shown])

  const wrong = shown.filter((name) => errors[name])
  if (wrong.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.box}>
      <h2>{texts.title(wrong.length)}</h2>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a
              href={`#${formId}-${name}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(formId, name)
              }}
            >
              {texts.named(cartTexts.checkout.fields[name], errors[name] ?? '')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
