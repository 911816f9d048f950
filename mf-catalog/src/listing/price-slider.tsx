import { PRICE_MAX_DOLLARS, PRICE_MIN_DOLLARS } from '@superium/shared/constants'
import { late } from '@superium/shared/ui'
import type { CSSProperties } from 'react'
import { priceLabel } from './price-label'
import css from './price-range.module.css'
import { listingTexts } from './texts'

/** A price range in dollars, inclusive. */
export interface Range {
  min: number
  max: number
}

const SPAN = PRICE_MAX_DOLLARS - PRICE_MIN_DOLLARS

/** Two native sliders on one track whose thumbs never cross (APG multi-thumb slider). */
export function PriceSlider({ range, onSlide }: { range: Range; onSlide(range: Range): void }) {
  const { min, max } = range
  const track = { '--from': `${(min / SPAN) * 100}%`, '--to': `${(max / SPAN) * 100}%` } as CSSProperties
  const thumb = { min: PRICE_MIN_DOLLARS, max: PRICE_MAX_DOLLARS, step: 1 } as const
  return (
    <div className={css.track} style={track}>
      <input
        {...thumb}
        {...late('cheapest')}
        type="range"
        // When both thumbs are at the right end, only the lower one can move, so it must be on top.
        className={min > SPAN / 2 ? css.above : undefined}
        aria-label={listingTexts.cheapest}
        aria-valuetext={priceLabel(min)}
        value={min}
        onChange={(event) => onSlide({ min: Math.min(Number(event.target.value), max), max })}
      />
      <input
        {...thumb}
        {...late('dearest')}
        type="range"
        aria-label={listingTexts.dearest}
        aria-valuetext={priceLabel(max)}
        value={max}
        onChange={(event) => onSlide({ min, max: Math.max(Number(event.target.value), min) })}
      />
    </div>
  )
}
