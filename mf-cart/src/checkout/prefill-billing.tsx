import { api, dataOrThrow } from '@superium/shared/api'
import { useFormikContext } from '@superium/shared/forms'
import { type RefObject, useEffect, useRef } from 'react'
import type { BillingDraft } from './billing-draft'
import type { Billing } from './billing-schema'

interface PrefillBillingProps {
  email: string
  /** A new account's name can arrive after the page opened. */
  displayName: string
  /** The fields that the shopper changed; they are left alone, even when empty. */
  typed: RefObject<Set<keyof BillingDraft>>
}

/** Fills empty fields from the user record (spec §7 "get-me"); the form works without it. */
export function PrefillBilling({ email, displayName, typed }: PrefillBillingProps) {
  const { values, setValues, setFieldValue } = useFormikContext<Billing>()
  const latest = useRef(values)
  latest.current = values

  useEffect(() => {
    const control = new AbortController()
    const fill = async (): Promise<void> => {
      const { data: user } = dataOrThrow(
        await api.GET('/api/v1/user/get-me', { params: { query: { email } }, signal: control.signal }),
      )
      const fillIn = (field: 'name' | 'phone' | 'street', known: string): string =>
        typed.current.has(field) ? latest.current[field] : latest.current[field] || known
      const filled = {
        ...latest.current,
        name: fillIn('name', user.name),
        phone: fillIn('phone', user.phone),
        street: fillIn('street', user.address),
      }
      if (!control.signal.aborted) await setValues(filled, false)
    }
    fill().catch(() => {})
    return () => control.abort()
  }, [email, setValues, typed])

  useEffect(() => {
    const open = !latest.current.name && !typed.current.has('name')
    if (displayName && open) setFieldValue('name', displayName, false)
  }, [displayName, setFieldValue, typed])

  return null
}
