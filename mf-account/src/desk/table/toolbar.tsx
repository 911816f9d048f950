import { Button, IconButton } from '@superium/shared/ui'
import { Search, X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { deskTexts } from '../desk-texts'
import css from './toolbar.module.css'
import { useQuery } from './use-query'

const texts = deskTexts.table
const textOf = (form: HTMLFormElement): string => String(new FormData(form).get('search') ?? '')

/** The search field above a list, with filters as children; the query parameters hold the state. */
export function Toolbar({ hint, children }: { hint?: string; children?: ReactNode }) {
  const { params, change } = useQuery()
  const search = params.get('search') ?? ''
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    change({ search: textOf(event.currentTarget).trim() })
  }
  return (
    <div className={css.toolbar}>
      {hint && (
        // biome-ignore lint/a11y/useSemanticElements: the supported browsers do not all know <search>
        <form key={search} role="search" aria-label={hint} className={css.search} onSubmit={submit}>
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
            <IconButton label={texts.clear} onClick={() => change({ search: '' })}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          )}
          <Button type="submit" variant="secondary">
            <Search size={18} aria-hidden="true" />
            {texts.search}
          </Button>
        </form>
      )}
      {children}
    </div>
  )
}

interface FilterProps {
  /** The name of the query parameter. */
  name: string
  label: string
  /** The label of the option that selects everything. */
  all?: string
  /** If there is no `all`: the default option, which the address leaves out. */
  standard?: string
  options: Readonly<Record<string, string>>
}

/** A select that sets the query parameter `name`. */
export function Filter({ name, label, all, standard = '', options }: FilterProps) {
  const { params, change } = useQuery()
  const id = useId()
  const value = params.get(name) ?? standard
  return (
    <div className={css.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={css.input}
        value={value}
        onChange={({ target }) => change({ [name]: target.value === standard ? '' : target.value })}
      >
        {all !== undefined && <option value="">{all}</option>}
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
