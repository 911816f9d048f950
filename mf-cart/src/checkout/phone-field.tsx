import { findCountry } from '@superium/shared/countries'
import { TextField, useField, useFormikContext } from '@superium/shared/forms'
import { cartTexts } from '../texts'
import { type Billing, maximumLengths } from './billing-schema'

/** The phone number: digits, plus and spaces, with a numeric keyboard (spec §2 "numeric input"). */
export function PhoneField({ id }: { id: string }) {
  const [field, meta, { setValue }] = useField<string>('phone')
  const { values } = useFormikContext<Billing>()
  const callingCode = findCountry(values.country)?.callingCode
  const message = meta.touched ? meta.error : undefined
  return (
    <TextField
      {...field}
      id={id}
      onChange={(event) => setValue(event.target.value.replace(/[^\d+ ]/g, ''))}
      label={cartTexts.checkout.fields.phone}
      type="tel"
      autoComplete="tel"
      fullWidth
      margin="dense"
      error={Boolean(message)}
      helperText={message ?? (callingCode && cartTexts.checkout.phone.hint(callingCode))}
      slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-required': true, maxLength: maximumLengths.phone } }}
    />
  )
}
