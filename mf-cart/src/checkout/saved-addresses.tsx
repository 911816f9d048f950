import { addressLines } from '@superium/shared/address-rules'
import { api, dataOrThrow } from '@superium/shared/api'
import { findCountry } from '@superium/shared/countries'
import { FormControlLabel, Radio, RadioGroup, useFormikContext } from '@superium/shared/forms'
import { Chip } from '@superium/shared/ui'
import { type RefObject, useEffect, useState } from 'react'
import { cartTexts } from '../texts'
import { type AddressFields, isSameAddress } from './address-fields'
import type { BillingDraft } from './billing-draft'
import css from './billing-form.module.css'
import type { Billing } from './billing-schema'
import choices from './choices.module.css'

const texts = cartTexts.checkout.addresses

const ANOTHER = 'another'

export interface Saved {
  _id: string
  isDefault: boolean
  fields: AddressFields
}

/** What another address starts with; the name is most often the same. */
const empty: Omit<AddressFields, 'name'> = {
  phone: '',
  street: '',
  district: '',
  subDistrict: '',
  country: '',
  postalCode: '',
}

interface SavedAddressesProps {
  addresses: readonly Saved[]
  labelledBy: string
  /** The fields that the shopper changed; those of a chosen address count as changed. */
  typed: RefObject<Set<keyof BillingDraft>>
}

/** The address book as a choice that fills in the fields below; nothing for an account without addresses. */
export function SavedAddresses({ addresses, labelledBy, typed }: SavedAddressesProps) {
  const { values, setValues } = useFormikContext<Billing>()
  if (addresses.length === 0) return null
  const chosen = addresses.find(({ fields }) => isSameAddress(fields, values))
  const choose = (id: string): void => {
    const taken = addresses.find(({ _id }) => _id === id)?.fields ?? empty
    for (const field of Object.keys(taken)) typed.current.add(field as keyof BillingDraft)
    void setValues({ ...values, ...taken }, false)
  }
  return (
    <RadioGroup
      name="savedAddress"
      aria-labelledby={labelledBy}
      className={`${css.whole} ${css.saved} ${choices.choices}`}
      value={chosen?._id ?? ANOTHER}
      onChange={(_, id) => choose(id)}
    >
      {addresses.map((address) => (
        <div key={address._id} className={`${choices.choice} ${address === chosen ? choices.chosen : ''}`}>
          <FormControlLabel
            value={address._id}
            control={<Radio />}
            label={
              <>
                {addressLines(address.fields).join(', ')} {address.isDefault && <Chip>{texts.default}</Chip>}
              </>
            }
          />
        </div>
      ))}
      <div className={`${choices.choice} ${chosen ? '' : choices.chosen}`}>
        <FormControlLabel value={ANOTHER} control={<Radio />} label={texts.another} />
      </div>
    </RadioGroup>
  )
}

/** The longest time in milliseconds that the form waits for them. */
const WAIT_MS = 2000

/**
 * The account's addresses, the default one first; null until they are known, because the form must not move when they
 * come. None if they fail to load or come late, as the form works without.
 */
export function useSavedAddresses(): Saved[] | null {
  const [addresses, setAddresses] = useState<Saved[] | null>(null)
  useEffect(() => {
    const control = new AbortController()
    const settle = (found: Saved[]): void => setAddresses((before) => before ?? found)
    const late = setTimeout(settle, WAIT_MS, [])
    read(control.signal).then(settle, () => control.signal.aborted || settle([]))
    return () => {
      clearTimeout(late)
      control.abort()
    }
  }, [])
  return addresses
}

async function read(signal: AbortSignal): Promise<Saved[]> {
  const { data } = dataOrThrow(await api.GET('/api/v1/user/addresses', { signal }))
  return data
    .map(({ _id, isDefault, country, ...rest }) => ({
      ...{ _id, isDefault },
      fields: { ...rest, country: findCountry(country)?.name ?? country },
    }))
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
}
