import { Button, IconButton } from '@superium/shared/ui'
import { Search, X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { readTableQuery } from './table-query'
import { listingTexts as texts } from './texts'
import css from './toolbar.module.css'
import { useTableQuery } from './use-table-query'

/**
 * The search field above a table (none without a `hint`), with filters as children. The query parameters store the
 * choice.
 */
export function Toolbar({ hint, children }: { hint?: string; children?: ReactNode }) {
  return (
    <div className={css.toolbar}>
      {hint !== undefined && <SearchField hint={hint} />}
      {children}
    </div>
  )
}

function SearchField({ hint }: { hint: string }) {
  const { params, change } = useTableQuery()
  const { search } = readTableQuery(params)
  const set = (value: string): void => change({ search: value.trim() })
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    set(textOf(event.currentTarget))
  }
  return (
    <div className={css.search}>
      {/* The key resets the field when something else changes the URL, e.g. the Back button. */}
      {/* biome-ignore lint/a11y/useSemanticElements: not all supported browsers know <search> */}
      <form key={search} role="search" aria-label={hint} onSubmit={submit}>
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
  )
}

const textOf = (form: HTMLFormElement): string => String(new FormData(form).get('search') ?? '')

interface FilterProps {
  /** The name of the query parameter. */
  name: string
  label: string
  /** The label of "no filter". */
  all: string
  options: readonly { value: string; label: string }[]
}

/** A select that filters a table by the query parameter `name`. */
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
