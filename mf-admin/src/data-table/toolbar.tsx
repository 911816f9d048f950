import { Button, IconButton } from '@superium/shared/ui'
import { Search, X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { adminTexts } from '../texts'
import { readTableQuery } from './table-query'
import css from './toolbar.module.css'
import { useTableQuery } from './use-table-query'

const texts = adminTexts.listing

/** Above a list: its search, and its filters as children. What is chosen is in the address. */
export function Toolbar({ hint, children }: { hint: string; children?: ReactNode }) {
  const { params, change } = useTableQuery()
  const { search } = readTableQuery(params)
  const set = (value: string): void => change({ search: value.trim() })
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    set(textOf(event.currentTarget))
  }
  return (
    <div className={css.toolbar}>
      <div className={css.search}>
        {/* Made anew when the address changes by other means, e.g. the browser's back button. */}
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is too young for the browsers that the shop serves */}
        <form key={search} role="search" onSubmit={submit}>
          <input
            className={css.input}
            type="search"
            name="search"
            defaultValue={search}
            placeholder={hint}
            aria-label={hint}
            maxLength={200}
          />
          {search && (
            <IconButton label={texts.clear} onClick={() => set('')}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          )}
          <Button type="submit" variant="secondary">
            <Search size={18} aria-hidden="true" />
            {texts.search}
          </Button>
        </form>
      </div>
      {children}
    </div>
  )
}

const textOf = (form: HTMLFormElement): string => String(new FormData(form).get('search') ?? '')

interface FilterProps {
  /** The address's parameter. */
  name: string
  label: string
  /** What "no filter" is called. */
  all: string
  options: readonly { value: string; label: string }[]
}

/** A choice that narrows a list; it is in the address under `name`. */
export function Filter({ name, label, all, options }: FilterProps) {
  const { params, change } = useTableQuery()
  const id = useId()
  return (
    <div className={css.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={css.input}
        value={params.get(name) ?? ''}
        onChange={(event) => change({ [name]: event.target.value })}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
