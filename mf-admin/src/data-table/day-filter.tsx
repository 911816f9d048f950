import { DayField } from './day-field'
import { listingTexts } from './texts'
import css from './toolbar.module.css'
import { useTableQuery } from './use-table-query'

/** A UTC date that filters a table by the query parameter `name`. */
export function DayFilter({ name, label }: { name: string; label: string }) {
  const { params, change } = useTableQuery()
  return (
    <DayField
      label={label}
      title={listingTexts.days}
      className={css.day}
      inputClassName={css.input}
      value={params.get(name) ?? ''}
      onChange={(day) => change({ [name]: day })}
    />
  )
}
