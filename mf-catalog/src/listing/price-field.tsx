import { PRICE_MAX_DOLLARS, PRICE_MIN_DOLLARS } from '@superium/shared/constants'
import { late } from '@superium/shared/ui'
import { useState } from 'react'
import css from './price-range.module.css'

interface PriceFieldProps {
  label: string
  /** In dollars. */
  value: number
  /** Called with whole dollars from 0 to 3001 on blur or Enter. */
  onChoose(dollars: number): void
}

/** A number field for a price; it keeps a draft, so that typing never changes the filter midway. */
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
        {...late(label)}
        type="number"
        inputMode="numeric"
        min={PRICE_MIN_DOLLARS}
        max={PRICE_MAX_DOLLARS}
        // A price range from the API may end in cents.
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
