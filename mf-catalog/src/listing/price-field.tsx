import { PRICE_MAX_DOLLARS, PRICE_MIN_DOLLARS } from '@superium/shared/constants'
import { useState } from 'react'
import css from './price-range.module.css'

interface PriceFieldProps {
  label: string
  /** Dollars. */
  value: number
  /** Called with whole dollars, 0 to 3001, when the field is left or Enter is pressed. */
  onChoose(dollars: number): void
}

/** A price in numbers. It can be emptied and typed anew: only what is there at the end counts. */
export function PriceField({ label, value, onChoose }: PriceFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const choose = (): void => {
    setDraft(null)
    const dollars = Math.round(Number(draft))
    if (!draft?.trim() || !Number.isFinite(dollars)) return
    onChoose(Math.min(Math.max(dollars, PRICE_MIN_DOLLARS), PRICE_MAX_DOLLARS))
  }
  return (
    <label className={css.field}>
      <span aria-hidden="true">$</span>
      <input
        type="number"
        inputMode="numeric"
        min={PRICE_MIN_DOLLARS}
        max={PRICE_MAX_DOLLARS}
        // A price range of the server's may end in cents.
        step="any"
        aria-label={`${label}, $`}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={choose}
        onKeyDown={(event) => event.key === 'Enter' && choose()}
      />
    </label>
  )
}
