import { api, dataOrThrow } from '@superium/shared/api'
import { useFormikContext } from '@superium/shared/forms'
import { useEffect, useRef } from 'react'
import type { Billing } from './billing-schema'

/**
 * Fills in what the user record (spec §7 "get-me") holds, where the shopper has not typed yet; without it the form is
 * just emptier. The display name of a new account can come after the page.
 */
export function PrefillBilling({ email, displayName }: { email: string; displayName: string }) {
  const { values, setValues, setFieldValue } = useFormikContext<Billing>()
  const latest = useRef(values)
  latest.current = values

  useEffect(() => {
    const control = new AbortController()
    const fill = async (): Promise<void> => {
      const { data: user } = dataOrThrow(
        await api.GET('/api/v1/user/get-me', { params: { query: { email } }, signal: control.signal }),
      )
      const { name, phone, street, ...rest } = latest.current
      const filled = { ...rest, name: name || user.name, phone: phone || user.phone, street: street || user.address }
      if (!control.signal.aborted) await setValues(filled, false)
    }
    fill().catch(() => {})
    return () => control.abort()
  }, [email, setValues])

  useEffect(() => {
    if (displayName && !latest.current.name) setFieldValue('name', displayName, false)
  }, [displayName, setFieldValue])

  return null
}
