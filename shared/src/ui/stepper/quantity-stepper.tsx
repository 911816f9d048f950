import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { late } from '../late/late'
import { uiTexts } from '../texts'
import css from './quantity-stepper.module.css'

interface StepperProps {
  value: number
  /** At least 1. */
  maximum: number
  /** Called with a whole number from 1 to `maximum`. */
  onChange(value: number): void
  /** Called when somebody typed 0, to offer the removal of what is counted; without it 0 is no quantity. */
  onZero?: () => void
  /** The accessible name. */
  label?: string
  /** Without the message, where the page already says how many are left. */
  quiet?: boolean
}

/**
 * A quantity with buttons and a field; a message says when the stock limits it, and which quantities are allowed when something else
 * was typed, which changes nothing. At the limit the button does nothing and keeps the focus, which a disabled one would lose.
 */
export function Stepper({ value, maximum, onChange, onZero, label = uiTexts.quantity, quiet = false }: StepperProps) {
  /** The field's text while it is not a valid quantity, e.g. empty. */
  const [draft, setDraft] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  /** The quantity before somebody typed. */
  const before = useRef(value)
  const id = useId()
  const set = (next: number): void => {
    const whole = Math.min(Math.max(next, 1), Math.max(maximum, 1))
    if (whole !== value) onChange(whole)
  }
  const step = (next: number): void => {
    setDraft(null)
    setRefused(false)
    set(next)
  }
  const type = (text: string): void => {
    const typed = text.trim()
    const whole = /^\d+$/.test(typed) ? Number(typed) : 0
    setDraft(whole >= 1 ? null : text)
    // The "1" of "1.5" is a quantity until the point comes.
    set(whole >= 1 ? whole : before.current)
    setRefused(typed !== '' && !/^\d+$/.test(typed))
  }
  /** Ends the typing. */
  const settle = (): void => {
    const isZero = draft !== null && /^0+$/.test(draft.trim())
    if (isZero && onZero) onZero()
    else if (isZero) setRefused(true)
    if (draft === null) before.current = value
    setDraft(null)
  }
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    // What is no quantity must not send a form.
    if (draft !== null) event.preventDefault()
    settle()
  }
  return (
    <div className={css.wrap}>
      <fieldset className={css.stepper} aria-label={label}>
        <button
          type="button"
          {...late('fewer')}
          aria-label={uiTexts.decrease}
          aria-disabled={value <= 1}
          onClick={() => step(value - 1)}
        >
          <Minus size={16} aria-hidden="true" />
        </button>
        <input
          {...late('quantity')}
          inputMode="numeric"
          aria-label={label}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? id : undefined}
          value={draft ?? value}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => {
            before.current = value
            event.target.select()
          }}
          onKeyDown={pressed}
          onBlur={settle}
        />
        <button
          type="button"
          {...late('more')}
          aria-label={uiTexts.increase}
          aria-disabled={value >= maximum}
          onClick={() => step(value + 1)}
        >
          <Plus size={16} aria-hidden="true" />
        </button>
      </fieldset>
      {refused && (
        <p id={id} role="alert" className={css.refused}>
          {uiTexts.allowedQuantity(maximum)}
        </p>
      )}
      {!refused && !quiet && Number.isFinite(maximum) && value >= maximum && maximum > 0 && (
        <output className={css.bound}>{uiTexts.onlyLeft(maximum)}</output>
      )}
    </div>
  )
}
