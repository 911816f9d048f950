import { Minus, Plus } from 'lucide-react'
import { uiTexts } from '../texts'
import css from './stepper.module.css'

interface StepperProps {
  value: number
  /** At least 1. */
  maximum: number
  /** Called with a whole number from 1 to `maximum`. */
  onChange(value: number): void
  /** What is counted, for those who do not see it. */
  label?: string
}

/** A quantity: buttons and a field; says in words when the stock is the bound. */
export function Stepper({ value, maximum, onChange, label = uiTexts.quantity }: StepperProps) {
  const set = (next: number): void => {
    const whole = Math.min(Math.max(Math.floor(next), 1), Math.max(maximum, 1))
    if (Number.isFinite(whole) && whole !== value) onChange(whole)
  }
  return (
    <div className={css.wrap}>
      <fieldset className={css.stepper} aria-label={label}>
        <button type="button" aria-label={uiTexts.decrease} disabled={value <= 1} onClick={() => set(value - 1)}>
          <Minus size={16} aria-hidden="true" />
        </button>
        <input
          inputMode="numeric"
          aria-label={label}
          value={value}
          onChange={(event) => set(Number(event.target.value.replace(/\D/g, '')))}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" aria-label={uiTexts.increase} disabled={value >= maximum} onClick={() => set(value + 1)}>
          <Plus size={16} aria-hidden="true" />
        </button>
      </fieldset>
      {Number.isFinite(maximum) && value >= maximum && maximum > 0 && (
        <output className={css.bound}>{uiTexts.onlyLeft(maximum)}</output>
      )}
    </div>
  )
}
