import { dropFormDraft, keepFormDraft } from '@superium/shared/form-draft'
import { useFormikContext } from '@superium/shared/forms'
import { useEffect, useRef } from 'react'

interface KeepDraftProps<Values extends object> {
  /** Empty for a guest. */
  uid: string
  name: string
  /** The values of the form without a draft. */
  unchanged: Values
}

/** Keeps what is typed, so that a reload does not lose it, until the form is as it was. */
export function KeepDraft<Values extends object>({ uid, name, unchanged }: KeepDraftProps<Values>) {
  const { values } = useFormikContext<Values>()
  const first = useRef(values)
  const original = useRef(unchanged)
  useEffect(() => {
    if (values === first.current) return
    const before = Object.entries(original.current)
    if (before.every(([field, value]) => values[field as keyof Values] === value)) dropFormDraft(name, uid)
    else keepFormDraft(name, uid, values)
  }, [uid, name, values])
  return null
}
