import { late } from '@superium/shared/ui'
import { useState } from 'react'
import css from './filters.module.css'
import { about, listingTexts } from './texts'

interface Option {
  value: string
  label: string
  count: number
}

interface CheckboxGroupProps {
  legend: string
  /** The most frequent first. */
  options: readonly Option[]
  chosen: readonly string[]
  /** Whether the counts are exact. */
  exact: boolean
  /** Orders the options that are shown; by default they stay as they are. */
  inOrder?(options: readonly Option[]): readonly Option[]
  onChange(chosen: string[]): void
}

/** Number of options shown before "Show all". */
const INITIALLY_SHOWN = 8

/** Checkboxes with their counts over the whole result; selected options are never collapsed. */
export function CheckboxGroup({
  legend,
  options,
  chosen,
  exact,
  inOrder = (shown) => shown,
  onChange,
}: CheckboxGroupProps) {
  const [all, setAll] = useState(false)
  if (options.length === 0) return null
  const shown = inOrder(options.filter(({ value }, index) => all || index < INITIALLY_SHOWN || chosen.includes(value)))
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      <div>
        {shown.map(({ value, label, count }) => (
          <label key={value} className={css.option}>
            <input
              {...late(`${legend}:${value}`)}
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <span>{label}</span>
            <span className={css.count}>{about(count, exact)}</span>
          </label>
        ))}
      </div>
      {options.length > INITIALLY_SHOWN && (
        <button
          type="button"
          {...late(`all:${legend}`)}
          className={css.more}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? listingTexts.fewer : listingTexts.all(options.length)}
        </button>
      )}
    </fieldset>
  )
}
