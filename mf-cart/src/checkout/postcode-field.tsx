import { hasPostcodes, postcodeExample } from '@superium/shared/address-rules'
import { useFormikContext } from '@superium/shared/forms'
import { cartTexts } from '../texts'
import { BillingField } from './billing-field'
import type { Billing } from './billing-schema'

/** The postcode, with an example of the chosen country; optional where the country has none. */
export function PostcodeField({ formId }: { formId: string }) {
  const { values } = useFormikContext<Billing>()
  const example = postcodeExample(values.country)
  const required = hasPostcodes(values.country)
  return (
    <BillingField
      formId={formId}
      name="postalCode"
      autoComplete="postal-code"
      required={required}
      helperText={required ? example && cartTexts.checkout.postcode.hint(example) : cartTexts.checkout.optional}
    />
  )
}
