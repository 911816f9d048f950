import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { late } from '../late/late'
import { uiTexts } from '../texts'
import css from './quantity-stepper.module.css'

interface StepperProps {
  value: number
  /** At least 1. */
  maximum: number
  /** Called with a whole number from 1 to `maximum`. */
  onChange(value: number): void
  /** The accessible name. */
  label?: string
  /** Without the message, where the page already says how many are left. */
  quiet?: boolean
}

/**
 * A quantity with buttons and a field; a message says when the stock limits it. At the limit the button does nothing
 * and keeps the focus, which a disabled one would lose.
 */
export function Stepper({ value, maximum, onChange, label = uiTexts.quantity, quiet = false }: StepperProps) {
  /** The field's text while it is not a valid quantity, e.g. empty. */
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
        <button
          type="button"
          {...late('fewer')}
          aria-label={uiTexts.decrease}
          aria-disabled={value <= 1}
          onClick={() => set(value - 1)}
        >
          <Minus size={16} aria-hidden="true" />
        </button>
        <input
          {...late('quantity')}
          inputMode="numeric"
          aria-label={label}
          value={draft ?? value}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setDraft(null)}
        />
        <button
          type="button"
          {...late('more')}
          aria-label={uiTexts.increase}
          aria-disabled={value >= maximum}
          onClick={() => set(value + 1)}
        >
          <Plus size={16} aria-hidden="true" />
        </button>
      </fieldset>
      {!quiet && Number.isFinite(maximum) && value >= maximum && maximum > 0 && (
        <output className={css.bound}>{uiTexts.onlyLeft(maximum)}</output>
      )}
    </div>
  )
}
