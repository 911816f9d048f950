import { useFormikContext } from '@superium/shared/forms'
import { useEffect, useRef } from 'react'

/** After a refused submit the focus goes to the first field that is wrong. */
export function FirstError() {
  const { submitCount, isSubmitting, isValid } = useFormikContext()
  const place = useRef<HTMLSpanElement>(null)
  const refused = submitCount > 0 && !isSubmitting && !isValid
  // biome-ignore lint/correctness/useExhaustiveDependencies: each submit counts, not each keystroke
  useEffect(() => {
    if (refused) place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount, isSubmitting])
  return <span ref={place} hidden />
}
