import { late } from '@superium/shared/ui'
import css from './brand-chips.module.css'
import { valueOptions } from './filters'
import type { Facets } from './listing-data'
import { listingTexts } from './texts'

interface BrandChipsProps {
  facets: Facets
  chosen: readonly string[]
  onChange(brand: string[]): void
}

/** Keeps the row short; the brand filter lists every brand. */
const MAX_CHIPS = 20

/** The brand row above the products; each chip toggles its brand. */
export function BrandChips({ facets, chosen, onChange }: BrandChipsProps) {
  const options = valueOptions(facets, { brand: chosen }, 'brand').filter(
    ({ value }, index) => index < MAX_CHIPS || chosen.includes(value),
  )
  if (options.length === 0) return null
  return (
    <div className={css.brands}>
      <h2 className={css.title}>{listingTexts.title}</h2>
      <ul className={css.row} aria-label={listingTexts.brands}>
        {options.map(({ value }) => (
          <li key={value}>
            <button
              {...late(`brand:${value}`)}
              type="button"
              className={css.chip}
              aria-pressed={chosen.includes(value)}
              onClick={() =>
                onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
              }
            >
              {value}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
