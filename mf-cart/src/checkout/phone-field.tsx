import { TextField, useField } from '@superium/shared/forms'
import { cartTexts } from '../texts'
import { maximumLengths } from './billing-schema'

/** The phone number: digits, plus and spaces, with a numeric keyboard (spec §2 "numeric input"). */
export function PhoneField() {
  const [field, meta, { setValue }] = useField<string>('phone')
  const message = meta.touched ? meta.error : undefined
  return (
    <TextField
      {...field}
      onChange={(event) => setValue(event.target.value.replace(/[^\d+ ]/g, ''))}
      label={cartTexts.checkout.fields.phone}
      type="tel"
      autoComplete="tel"
      fullWidth
      margin="dense"
      error={Boolean(message)}
      helperText={message}
      slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-required': true, maxLength: maximumLengths.phone } }}
    />
  )
}
