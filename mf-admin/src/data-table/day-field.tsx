import { type KeyboardEvent, useRef, useState } from 'react'

/** Keys that edit one part of a date, such as the month. */
const TYPES = /^(?:\d|Arrow(?:Up|Down)|Backspace|Delete)$/

interface DayFieldProps {
  label: string
  /** `2026-11-23`, or empty. */
  value: string
  /** Called with a complete date, or with an empty text. */
  onChange(day: string): void
  /** The class of the label around the field; `inputClassName` is that of the field. */
  className?: string | undefined
  inputClassName?: string | undefined
  title?: string
}

/**
 * A date field. A picked date counts at once; a typed one counts at Enter or on blur, because browsers report the year
 * 2 while somebody types 2026.
 */
export function DayField({ label, value, onChange, className, inputClassName, title }: DayFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const typing = useRef(false)
  const take = (day: string | null): void => {
    typing.current = false
    setDraft(null)
    if (day !== null && day !== value && field.current?.validity.valid) onChange(day)
  }
  const press = ({ key }: KeyboardEvent): void => {
    if (TYPES.test(key)) typing.current = true
    if (key === 'Enter') take(draft)
  }
  return (
    <label className={className} title={title}>
      {label}
      <input
        ref={field}
        type="date"
        className={inputClassName}
        // Also limits the year to four digits.
        min="1970-01-01"
        max="9998-12-31"
        value={draft ?? value}
        onKeyDown={press}
        onPointerDown={() => {
          typing.current = false
        }}
        onChange={({ target }) => (typing.current ? setDraft(target.value) : take(target.value))}
        onBlur={() => take(draft)}
      />
    </label>
  )
}
