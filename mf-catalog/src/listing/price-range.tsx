import { PRICE_MAX_DOLLARS } from '@superium/shared/constants'
import { useLayoutEffect, useRef, useState } from 'react'
import { PriceField } from './price-field'
import { priceLabel } from './price-label'
import css from './price-range.module.css'
import { PriceSlider, type Range } from './price-slider'
import { listingTexts } from './texts'

interface PriceRangeProps extends Range {
  /** Called when the visitor commits a range; `min` never exceeds `max`. */
  onChange(range: Range): void
}

/** Debounces arrow keys, so that a series of presses adds only one history entry. */
const KEY_DEBOUNCE_MS = 250

/** The price filter: a two-thumb slider from 0 to 3001 in steps of 1 (spec §9) and a number field for each end. */
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
  const commitDraft = useRef(() => {})
  commitDraft.current = () => choose(draft)
  // A layout effect, because `late` replays earlier input in the next task, which may run before ordinary effects.
  useLayoutEffect(() => {
    // React's onChange fires for every `input` event; the native `change` fires when a thumb is released.
    const field = group.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const changed = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'range') return
      clearTimeout(timer)
      timer = setTimeout(() => commitDraft.current(), KEY_DEBOUNCE_MS)
    }
    field?.addEventListener('change', changed)
    return () => {
      clearTimeout(timer)
      field?.removeEventListener('change', changed)
    }
  }, [])

  return (
    <fieldset ref={group} className={css.group}>
      <legend>{listingTexts.price}</legend>
      <PriceSlider range={draft} onSlide={setDraft} />
      <div className={css.fields}>
        <PriceField
          label={listingTexts.cheapest}
          value={draft.min}
          onChoose={(dollars) => choose({ ...draft, min: dollars })}
        />
        <PriceField
          label={listingTexts.dearest}
          value={draft.max}
          onChoose={(dollars) => choose({ ...draft, max: dollars })}
        />
      </div>
      {draft.max === PRICE_MAX_DOLLARS && <p className={css.note}>{priceLabel(PRICE_MAX_DOLLARS)}</p>}
    </fieldset>
  )
}
