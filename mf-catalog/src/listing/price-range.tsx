import { PRICE_MAX_DOLLARS, PRICE_MIN_DOLLARS } from '@superium/shared/constants'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { texts } from '../texts'
import css from './price-range.module.css'

interface PriceRangeProps {
  /** Dollars. */
  min: number
  /** Dollars; 3001 means "and above". */
  max: number
  /** Called when a thumb is let go or a field is left, with `min` not above `max`. */
  onChange(range: { min: number; max: number }): void
}

/** The price filter, 0 to 3001 in steps of 1 (spec §9): two native sliders on one track, and a number field for each end. */
export function PriceRange({ min, max, onChange }: PriceRangeProps) {
  const [draft, setDraft] = useState({ min, max })
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => setDraft({ min, max }), [min, max])

  const commit = useRef(() => {})
  commit.current = () => {
    const range = { min: Math.min(draft.min, draft.max), max: Math.max(draft.min, draft.max) }
    if (range.min !== min || range.max !== max) onChange(range)
  }
  useEffect(() => {
    // React's onChange is the platform's `input`; the platform's `change` comes once, when the choice is made.
    const field = group.current
    const chosen = (): void => commit.current()
    field?.addEventListener('change', chosen)
    return () => field?.removeEventListener('change', chosen)
  }, [])

  const set = (end: 'min' | 'max', text: string): void => {
    const dollars = Math.round(Number(text))
    if (Number.isFinite(dollars)) {
      setDraft({ ...draft, [end]: Math.min(Math.max(dollars, PRICE_MIN_DOLLARS), PRICE_MAX_DOLLARS) })
    }
  }
  const ends = [
    { end: 'min', label: texts.listing.cheapest },
    { end: 'max', label: texts.listing.dearest },
  ] as const
  const span = PRICE_MAX_DOLLARS - PRICE_MIN_DOLLARS
  const track = {
    '--from': `${(Math.min(draft.min, draft.max) / span) * 100}%`,
    '--to': `${(Math.max(draft.min, draft.max) / span) * 100}%`,
  } as CSSProperties
  return (
    <fieldset ref={group} className={css.group}>
      <legend>{texts.listing.price}</legend>
      <div className={css.track} style={track}>
        {ends.map(({ end, label }) => (
          <input
            key={end}
            type="range"
            min={PRICE_MIN_DOLLARS}
            max={PRICE_MAX_DOLLARS}
            step={1}
            aria-label={label}
            aria-valuetext={priceText(draft[end])}
            value={draft[end]}
            onChange={(event) => set(end, event.target.value)}
          />
        ))}
      </div>
      <div className={css.fields}>
        {ends.map(({ end, label }) => (
          <label key={end} className={css.field}>
            <span aria-hidden="true">$</span>
            <input
              type="number"
              inputMode="numeric"
              min={PRICE_MIN_DOLLARS}
              max={PRICE_MAX_DOLLARS}
              step={1}
              aria-label={`${label}, $`}
              value={draft[end]}
              onChange={(event) => set(end, event.target.value)}
            />
          </label>
        ))}
      </div>
      {draft.max === PRICE_MAX_DOLLARS && <p className={css.above}>{priceText(PRICE_MAX_DOLLARS)}</p>}
    </fieldset>
  )
}

/** A price of the range in words: 3001 means "and above". */
export function priceText(dollars: number): string {
  return dollars >= PRICE_MAX_DOLLARS ? `$${dollars} ${texts.listing.andAbove}` : `$${dollars}`
}
