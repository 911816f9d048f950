import { PRICE_MAX_DOLLARS } from '@superium/shared/constants'
import { useEffect, useRef, useState } from 'react'
import { texts } from '../texts'
import { PriceField } from './price-field'
import { priceLabel } from './price-label'
import css from './price-range.module.css'
import { PriceSlider, type Range } from './price-slider'

interface PriceRangeProps extends Range {
  /** Called when a choice is made, with `min` not above `max`. */
  onChange(range: Range): void
}

/** One choice for a run of arrow keys, so that each step is not a page of the history. */
const PAUSE_MS = 250

/** The price filter, 0 to 3001 in steps of 1 (spec §9): two thumbs on one track, and a number field for each end. */
export function PriceRange({ min, max, onChange }: PriceRangeProps) {
  const [draft, setDraft] = useState<Range>({ min, max })
  const [chosen, setChosen] = useState<Range>({ min, max })
  if (chosen.min !== min || chosen.max !== max) {
    setChosen({ min, max })
    setDraft({ min, max })
  }
  const group = useRef<HTMLFieldSetElement>(null)

  const choose = ({ min: one, max: other }: Range): void => {
    const range = { min: Math.min(one, other), max: Math.max(one, other) }
    setDraft(range)
    if (range.min !== min || range.max !== max) onChange(range)
  }
  const slid = useRef(() => {})
  slid.current = () => choose(draft)
  useEffect(() => {
    // React's onChange is the platform's `input`; the platform's `change` comes when a thumb is let go, or a key was hit.
    const field = group.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const changed = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'range') return
      clearTimeout(timer)
      timer = setTimeout(() => slid.current(), PAUSE_MS)
    }
    field?.addEventListener('change', changed)
    return () => {
      clearTimeout(timer)
      field?.removeEventListener('change', changed)
    }
  }, [])

  return (
    <fieldset ref={group} className={css.group}>
      <legend>{texts.listing.price}</legend>
      <PriceSlider range={draft} onSlide={setDraft} />
      <div className={css.fields}>
        <PriceField
          label={texts.listing.cheapest}
          value={draft.min}
          onChoose={(dollars) => choose({ ...draft, min: dollars })}
        />
        <PriceField
          label={texts.listing.dearest}
          value={draft.max}
          onChoose={(dollars) => choose({ ...draft, max: dollars })}
        />
      </div>
      {draft.max === PRICE_MAX_DOLLARS && <p className={css.note}>{priceLabel(PRICE_MAX_DOLLARS)}</p>}
    </fieldset>
  )
}
