import { type KeyboardEvent, useRef, useState } from 'react'

/** Keys that change a part of a day. */
const TYPES = /^(?:\d|Arrow(?:Up|Down)|Backspace|Delete)$/

interface DayFieldProps {
  label: string
  /** `2026-11-23`, or empty. */
  value: string
  /** Gets a whole day of the calendar, or an empty text. */
  onChange(day: string): void
  /** Of the label around the field, and of the field. */
  className?: string | undefined
  inputClassName?: string | undefined
  title?: string
}

/**
 * A field for a day. A picked day counts at once. What is typed counts at Enter, or when the field is left: browsers report a day of
 * the year 2 to whoever is typing 2026.
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
        // Also keeps the year at four digits.
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
