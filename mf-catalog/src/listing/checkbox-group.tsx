import { useState } from 'react'
import { formatNumber } from '../format/format-number'
import { texts } from '../texts'
import css from './filters.module.css'

interface Option {
  value: string
  label: string
  count: number
}

interface CheckboxGroupProps {
  legend: string
  options: readonly Option[]
  chosen: readonly string[]
  onChange(chosen: string[]): void
}

/** So many options are shown before somebody asks for all of them. */
const FEW = 8

/** Check boxes with the count of each over the whole result; what is chosen is always shown. */
export function CheckboxGroup({ legend, options, chosen, onChange }: CheckboxGroupProps) {
  const [all, setAll] = useState(false)
  if (options.length === 0) return null
  const shown = all ? options : options.filter(({ value }, index) => index < FEW || chosen.includes(value))
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      <div className={css.options}>
        {shown.map(({ value, label, count }) => (
          <label key={value} className={css.option}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <span>{label}</span>
            <span className={css.count}>{formatNumber(count)}</span>
          </label>
        ))}
      </div>
      {options.length > FEW && (
        <button type="button" className={css.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.listing.fewer : texts.listing.all(options.length)}
        </button>
      )}
    </fieldset>
  )
}
