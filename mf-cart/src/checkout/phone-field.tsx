import { phoneCharacters } from '@superium/shared/address-rules'
import { findCountry } from '@superium/shared/countries'
import { TextField, useField, useFormikContext } from '@superium/shared/forms'
import { cartTexts } from '../texts'
import { type Billing, maximumLengths } from './billing-schema'

/** The phone number, with a keyboard of digits that has a plus as well (spec §2 "numeric input"). */
export function PhoneField({ id }: { id: string }) {
  const [field, meta, { setValue }] = useField<string>('phone')
  const { values } = useFormikContext<Billing>()
  const callingCode = findCountry(values.country)?.callingCode
  const message = meta.touched ? meta.error : undefined
  return (
    <TextField
      {...field}
      id={id}
      onChange={(event) => setValue(phoneCharacters(event.target.value))}
      label={cartTexts.checkout.fields.phone}
      type="tel"
      autoComplete="tel"
      fullWidth
      margin="dense"
      error={Boolean(message)}
      helperText={message ?? (callingCode && cartTexts.checkout.phone.hint(callingCode))}
      slotProps={{ htmlInput: { inputMode: 'tel', 'aria-required': true, maxLength: maximumLengths.phone } }}
    />
  )
}
