import { FormControlLabel, FormTextField, Switch, useField, useFormikContext } from '@superium/shared/forms'
import { Card } from '@superium/shared/ui'
import form from '../../edit-form/edit-form.module.css'
import { couponTexts } from '../texts'
import type { CouponValues } from './coupon-values'

const texts = couponTexts.form

const choice = { select: { native: true }, inputLabel: { shrink: true } } as const
const decimal = { htmlInput: { inputMode: 'decimal' } } as const
const whole = { htmlInput: { inputMode: 'numeric' } } as const
const day = { inputLabel: { shrink: true } } as const

/** The terms of a new coupon: its code, kind and value. */
export function CouponTermsFields() {
  const { kind } = useFormikContext<CouponValues>().values
  return (
    <Card>
      <h2 className={form.title}>{texts.terms}</h2>
      <div className={form.fields}>
        <FormTextField
          name="code"
          label={texts.code}
          required
          helperText={texts.codeHint}
          slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false, autoComplete: 'off' } }}
        />
        <FormTextField name="kind" label={texts.kind} required select slotProps={choice}>
          {Object.entries(texts.kinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FormTextField>
        {kind === 'percentage' && <FormTextField name="percent" label={texts.percent} required slotProps={decimal} />}
        {kind === 'amount' && <FormTextField name="amount" label={texts.amount} required slotProps={decimal} />}
      </div>
    </Card>
  )
}

/** A coupon's period and limits. */
export function CouponRulesFields() {
  return (
    <Card>
      <h2 className={form.title}>{texts.rules}</h2>
      <div className={form.fields}>
        <FormTextField name="minimum" label={texts.minimum} helperText={texts.minimumHint} slotProps={decimal} />
        <Active />
        <FormTextField
          name="startsOn"
          type="date"
          label={texts.startsOn}
          helperText={texts.startsHint}
          slotProps={day}
        />
        <FormTextField name="endsOn" type="date" label={texts.endsOn} helperText={texts.endsHint} slotProps={day} />
        <FormTextField name="totalLimit" label={texts.totalLimit} helperText={texts.limitHint} slotProps={whole} />
        <FormTextField name="perUserLimit" label={texts.perUserLimit} helperText={texts.limitHint} slotProps={whole} />
      </div>
    </Card>
  )
}

function Active() {
  const [{ name, value, onChange, onBlur }] = useField<boolean>('active')
  return (
    <FormControlLabel
      label={texts.active}
      control={<Switch name={name} checked={value} onChange={onChange} onBlur={onBlur} />}
    />
  )
}
