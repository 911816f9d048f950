import { type ReactNode, useId } from 'react'
import { formatNumber } from '../format/format-number'
import css from './filters.module.css'

interface RadioGroupProps {
  legend: string
  options: readonly { value: string; label: ReactNode; name: string; count: number }[]
  /** The selected value; empty for none. */
  chosen: string
  onChange(value: string): void
}

/** Radio buttons with their counts over the whole result. */
export function RadioGroup({ legend, options, chosen, onChange }: RadioGroupProps) {
  const group = useId()
  if (options.length === 0) return null
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label, name, count }) => (
          <label key={value} className={css.option}>
            <input
              type="radio"
              name={group}
              aria-label={`${name}, ${count}`}
              checked={chosen === value}
              onChange={() => onChange(value)}
            />
            <span>{label}</span>
            <span className={css.count}>{formatNumber(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
