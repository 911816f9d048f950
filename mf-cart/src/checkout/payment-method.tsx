import { PAYMENT_NAMES } from '@superium/shared/constants'
import { FormControl, FormControlLabel, FormHelperText, Radio, RadioGroup, useField } from '@superium/shared/forms'
import type { ShopSettings } from '../shop-settings/use-shop-settings'
import { paymentTypes } from './billing-schema'
import css from './choices.module.css'

interface PaymentMethodProps {
  labelledBy: string
  /** The payment types and their explanations; undefined while they load. */
  settings: ShopSettings | undefined
}

/** The payment types (spec §2 "Payment method"), none preselected; the selected one shows its explanation. */
export function PaymentMethod({ labelledBy, settings }: PaymentMethodProps) {
  const [field, meta] = useField<string>('paymentType')
  const message = meta.touched ? meta.error : undefined
  return (
    <FormControl error={Boolean(message)} fullWidth>
      <RadioGroup
        {...field}
        aria-labelledby={labelledBy}
        aria-describedby="payment-problem"
        className={css.choices ?? ''}
      >
        {paymentTypes.map((type) => {
          const chosen = field.value === type
          const meaning = settings?.payments.find((one) => one.type === type)?.description
          return (
            <div key={type} className={`${css.choice} ${chosen ? css.chosen : ''}`}>
              <FormControlLabel
                value={type}
                control={
                  <Radio
                    slotProps={{
                      input: {
                        'aria-invalid': Boolean(message),
                        'aria-describedby': chosen ? 'payment-meaning' : undefined,
                      },
                    }}
                  />
                }
                label={PAYMENT_NAMES[type]}
              />
              {chosen && meaning && (
                <p id="payment-meaning" className={css.meaning}>
                  {meaning}
                </p>
              )}
            </div>
          )
        })}
      </RadioGroup>
      <FormHelperText id="payment-problem">{message}</FormHelperText>
    </FormControl>
  )
}
