import { late } from '@superium/shared/ui'
import { type ReactNode, useId } from 'react'
import css from './filters.module.css'
import { about } from './texts'

interface RadioGroupProps {
  legend: string
  options: readonly { value: string; label: ReactNode; name: string; count: number }[]
  /** The selected value; empty for none. */
  chosen: string
  /** Whether the counts are exact. */
  exact: boolean
  onChange(value: string): void
}

/** Radio buttons with their counts over the whole result. */
export function RadioGroup({ legend, options, chosen, exact, onChange }: RadioGroupProps) {
  const group = useId()
  if (options.length === 0) return null
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label, name, count }) => (
          <label key={value} className={css.option}>
            <input
              {...late(`${legend}:${value}`)}
              type="radio"
              name={group}
              aria-label={`${name}, ${about(count, exact)}`}
              checked={chosen === value}
              onChange={() => onChange(value)}
            />
            <span>{label}</span>
            <span className={css.count}>{about(count, exact)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
