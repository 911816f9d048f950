import { CountryField } from '@superium/shared/countries'
import { useField } from '@superium/shared/forms'
import type { RefObject } from 'react'
import { cartTexts } from '../texts'
import type { BillingDraft } from './billing-draft'
import { BillingField } from './billing-field'
import css from './billing-form.module.css'
import { PhoneField } from './phone-field'
import { PostcodeField } from './postcode-field'
import { type Saved, SavedAddresses } from './saved-addresses'

interface DeliveryFieldsProps {
  formId: string
  addresses: readonly Saved[]
  /** The fields that the shopper changed. */
  typed: RefObject<Set<keyof BillingDraft>>
}

/** The delivery address. The country comes first, because postcode and phone number depend on it. */
export function DeliveryFields({ formId, addresses, typed }: DeliveryFieldsProps) {
  return (
    <fieldset className={css.fields} aria-labelledby={`${formId}-delivery`}>
      <h3 id={`${formId}-delivery`}>{cartTexts.checkout.delivery}</h3>
      <SavedAddresses addresses={addresses} labelledBy={`${formId}-delivery`} typed={typed} />
      <div className={css.whole}>
        <CountryField id={`${formId}-country`} label={cartTexts.checkout.fields.country} />
      </div>
      <div className={css.whole}>
        <BillingField formId={formId} name="street" autoComplete="street-address" />
      </div>
      <PostcodeField formId={formId} />
      <BillingField formId={formId} name="district" autoComplete="address-level1" />
      <BillingField formId={formId} name="subDistrict" autoComplete="address-level2" />
      <PhoneField id={`${formId}-phone`} />
      <SaveAddress />
    </fieldset>
  )
}

function SaveAddress() {
  const [{ value, ...field }] = useField<boolean>('saveAddress')
  return (
    <label className={`${css.whole} ${css.check}`}>
      <input {...field} type="checkbox" checked={value} />
      {cartTexts.checkout.saveAddress}
    </label>
  )
}
