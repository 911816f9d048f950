import { PAYMENT_NAMES } from '@superium/shared/constants'
import { FormControl, FormControlLabel, FormHelperText, Radio, RadioGroup, useField } from '@superium/shared/forms'
import { paymentTypes } from './billing-schema'

/** The payment types (spec §2 "Payment method"); none is preselected. */
export function PaymentMethod({ labelledBy }: { labelledBy: string }) {
  const [field, meta] = useField<string>('paymentType')
  const message = meta.touched ? meta.error : undefined
  return (
    <FormControl error={Boolean(message)} fullWidth>
      <RadioGroup {...field} aria-labelledby={labelledBy} aria-describedby="payment-problem">
        {paymentTypes.map((type) => (
          <FormControlLabel
            key={type}
            value={type}
            control={<Radio slotProps={{ input: { 'aria-invalid': Boolean(message) } }} />}
            label={PAYMENT_NAMES[type]}
          />
        ))}
      </RadioGroup>
      <FormHelperText id="payment-problem">{message}</FormHelperText>
    </FormControl>
  )
}
