import type { SyntheticEvent } from 'react'
import css from './toolbar.module.css'
import { useTableQuery } from './use-table-query'

/** A text field that filters a table by the query parameter `name` on blur or Enter. */
export function TextFilter({ name, label }: { name: string; label: string }) {
  const { params, change } = useTableQuery()
  const value = params.get(name) ?? ''
  const set = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    const typed = currentTarget.value.trim()
    if (typed !== value) change({ [name]: typed })
  }
  return (
    <label className={css.day}>
      {label}
      {/* The key resets the field when something else changes the URL, e.g. the Back button. */}
      <input
        key={value}
        className={css.input}
        defaultValue={value}
        maxLength={32}
        size={12}
        onBlur={set}
        onKeyDown={(event) => event.key === 'Enter' && set(event)}
      />
    </label>
  )
}
