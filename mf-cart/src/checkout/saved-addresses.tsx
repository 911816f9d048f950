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

interface Saved {
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
  labelledBy: string
  /** The fields that the shopper changed; those of a chosen address count as changed. */
  typed: RefObject<Set<keyof BillingDraft>>
}

/** The address book as a choice that fills in the fields below; nothing for an account without addresses. */
export function SavedAddresses({ labelledBy, typed }: SavedAddressesProps) {
  const { values, setValues } = useFormikContext<Billing>()
  const addresses = useAddresses()
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

/** The account's addresses, the default one first; none while they load and if that fails, as the form works without. */
function useAddresses(): Saved[] {
  const [addresses, setAddresses] = useState<Saved[]>([])
  useEffect(() => {
    const control = new AbortController()
    read(control.signal).then(setAddresses, () => {})
    return () => control.abort()
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
