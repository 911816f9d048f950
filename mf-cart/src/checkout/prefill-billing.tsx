import { api, dataOrThrow } from '@superium/shared/api'
import { findCountry } from '@superium/shared/countries'
import { useFormikContext } from '@superium/shared/forms'
import { type RefObject, useEffect, useRef } from 'react'
import type { BillingDraft } from './billing-draft'
import type { Billing, TextField } from './billing-schema'

type Known = Partial<Record<Exclude<TextField, 'email' | 'orderNotes'>, string>>

interface PrefillBillingProps {
  email: string
  /** The name of a new account can arrive after the page has opened. */
  displayName: string
  /** The fields that the shopper changed; they are never overwritten, even if empty. */
  typed: RefObject<Set<keyof BillingDraft>>
}

/**
 * Prefills the fields that the shopper has not changed: from the default address or that of the last order, otherwise
 * from the user record (spec §7 "get-me"). The responses may arrive in either order, and the form works without them.
 */
export function PrefillBilling({ email, displayName, typed }: PrefillBillingProps) {
  const { values, setValues, setFieldValue } = useFormikContext<Billing>()
  const latest = useRef(values)
  latest.current = values
  const ownName = useRef(displayName)
  ownName.current = displayName

  useEffect(() => {
    const control = new AbortController()
    const { signal } = control
    const known: { address: Known; user: Known } = { address: {}, user: {} }
    /** Values that this component filled in, which a better source may replace. */
    const filled: Known = {}
    const fill = async (): Promise<void> => {
      if (signal.aborted) return
      const best = { ...known.user, ...known.address }
      const next = { ...latest.current }
      for (const [field, value] of Object.entries(best) as [keyof Known, string][]) {
        // An address may be for somebody else.
        const isOwnName = field === 'name' && Boolean(known.address.name) && next.name === ownName.current
        const own = next[field] === '' || next[field] === filled[field] || isOwnName
        if (!value || !own || typed.current.has(field)) continue
        next[field] = value
        filled[field] = value
      }
      latest.current = next
      await setValues(next, false)
    }
    const load = async (read: () => Promise<void>): Promise<void> => {
      await read()
      await fill()
    }
    load(async () => {
      known.address = await addressOf(signal)
    }).catch(() => {})
    load(async () => {
      known.user = await recordOf(email, signal)
    }).catch(() => {})
    return () => control.abort()
  }, [email, setValues, typed])

  useEffect(() => {
    const open = !latest.current.name && !typed.current.has('name')
    if (displayName && open) setFieldValue('name', displayName, false)
  }, [displayName, setFieldValue, typed])

  return null
}

async function addressOf(signal: AbortSignal): Promise<Known> {
  const { address } = dataOrThrow(await api.GET('/api/v1/shop/checkout-defaults', { signal })).data
  return address ? { ...address, country: findCountry(address.country)?.name ?? address.country } : {}
}

async function recordOf(email: string, signal: AbortSignal): Promise<Known> {
  const query = { email }
  const { name, phone, address } = dataOrThrow(await api.GET('/api/v1/user/get-me', { params: { query }, signal })).data
  return { name, phone, street: address }
}
