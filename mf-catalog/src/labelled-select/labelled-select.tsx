import { late } from '@superium/shared/ui'
import { useId } from 'react'
import css from './labelled-select.module.css'

interface LabelledSelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange(value: string): void
}

/** A native select with a visible label. */
export function LabelledSelect({ label, value, options, onChange }: LabelledSelectProps) {
  const id = useId()
  return (
    <div className={css.select}>
      <label htmlFor={id}>{label}</label>
      <select {...late(label)} id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
