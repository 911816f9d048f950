import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
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

/**
 * A quantity: buttons and a field that can be typed over; says in words when the stock is the bound. At a bound its button does
 * nothing and keeps the focus: a disabled one would lose it.
 */
export function Stepper({ value, maximum, onChange, label = uiTexts.quantity }: StepperProps) {
  /** What stands in the field while it is typed in and is no quantity, as when it was just emptied. */
  const [draft, setDraft] = useState<string | null>(null)
  const set = (next: number): void => {
    const whole = Math.min(Math.max(next, 1), Math.max(maximum, 1))
    if (whole !== value) onChange(whole)
  }
  const type = (text: string): void => {
    const digits = text.replace(/\D/g, '')
    const typed = Number(digits)
    setDraft(typed >= 1 ? null : digits)
    if (typed >= 1) set(typed)
  }
  return (
    <div className={css.wrap}>
      <fieldset className={css.stepper} aria-label={label}>
        <button type="button" aria-label={uiTexts.decrease} aria-disabled={value <= 1} onClick={() => set(value - 1)}>
          <Minus size={16} aria-hidden="true" />
        </button>
        <input
          inputMode="numeric"
          aria-label={label}
          value={draft ?? value}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setDraft(null)}
        />
        <button
          type="button"
          aria-label={uiTexts.increase}
          aria-disabled={value >= maximum}
          onClick={() => set(value + 1)}
        >
          <Plus size={16} aria-hidden="true" />
        </button>
      </fieldset>
      {Number.isFinite(maximum) && value >= maximum && maximum > 0 && (
        <output className={css.bound}>{uiTexts.onlyLeft(maximum)}</output>
      )}
    </div>
  )
}
