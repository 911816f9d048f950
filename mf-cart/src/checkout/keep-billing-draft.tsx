import { useFormikContext } from '@superium/shared/forms'
import { type RefObject, useEffect } from 'react'
import { type BillingDraft, saveBillingDraft } from './billing-draft'
import type { Billing } from './billing-schema'

interface KeepBillingDraftProps {
  uid: string
  /** The fields that the shopper changed. */
  typed: RefObject<Set<keyof BillingDraft>>
}

/** Saves the changed fields, so that a reload or a visit to another page does not lose them. */
export function KeepBillingDraft({ uid, typed }: KeepBillingDraftProps) {
  const { values } = useFormikContext<Billing>()
  useEffect(() => {
    if (typed.current.size === 0) return
    saveBillingDraft(uid, Object.fromEntries([...typed.current].map((field) => [field, values[field]])))
  }, [uid, typed, values])
  return null
}
