import { texts } from '../texts'
import css from './brand-chips.module.css'
import { brandOptions } from './filters'
import type { Facets } from './loader'

interface BrandChipsProps {
  facets: Facets
  chosen: readonly string[]
  onChange(brand: string[]): void
}

/** The row is for a choice at a glance; the filter has every brand. */
const MOST = 20

/** The brand row above the products: each chip chooses a brand, or takes it back. */
export function BrandChips({ facets, chosen, onChange }: BrandChipsProps) {
  const options = brandOptions(facets, chosen).filter(({ value }, index) => index < MOST || chosen.includes(value))
  if (options.length === 0) return null
  return (
    <ul className={css.row} aria-label={texts.listing.brands}>
      {options.map(({ value }) => (
        <li key={value}>
          <button
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
  )
}
