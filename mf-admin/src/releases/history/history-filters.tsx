import { RELEASE_ACTIONS, type ReleaseState } from '@superium/shared/contract'
import { Button } from '@superium/shared/ui'
import { Search } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import css from './history-filters.module.css'
import { type HistoryQuery, isFiltered, KINDS } from './history-query'
import { historyTexts as texts } from './texts'

interface HistoryFiltersProps {
  query: HistoryQuery
  names: readonly ReleaseState[]
  change(changes: Partial<HistoryQuery>): void
}

/** The history's search field and filters. */
export function HistoryFilters({ query, names, change }: HistoryFiltersProps) {
  const isKnown = !query.name || names.some(({ name }) => name === query.name)
  return (
    <div className={css.filters}>
      {/* The key resets the field when something else changes the URL, e.g. the Back button. */}
      {/* biome-ignore lint/a11y/useSemanticElements: not all supported browsers know <search> */}
      <form
        key={query.text}
        role="search"
        aria-label={texts.search}
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault()
          change({ text: String(new FormData(event.currentTarget).get('find') ?? '').trim() })
        }}
      >
        <input
          type="search"
          name="find"
          defaultValue={query.text}
          maxLength={100}
          placeholder={texts.searchHint}
          aria-label={texts.search}
        />
        <Button type="submit" variant="secondary" aria-label={texts.search}>
          <Search size={18} aria-hidden="true" />
          {texts.find}
        </Button>
      </form>
      <Choice label={texts.name} all={texts.all} value={query.name} onChange={(name) => change({ name })}>
        {!isKnown && <option>{query.name}</option>}
        {names.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </Choice>
      <Choice label={texts.action} all={texts.anyAction} value={query.action} onChange={(action) => change({ action })}>
        {RELEASE_ACTIONS.map((action) => (
          <option key={action} value={action}>
            {texts.actions[action]}
          </option>
        ))}
      </Choice>
      <Choice label={texts.who} all={texts.anybody} value={query.by} onChange={(by) => change({ by })}>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </Choice>
      {isFiltered(query) && (
        <Button variant="secondary" onClick={() => change({ text: '', name: '', action: '', by: '' })}>
          {texts.clear}
        </Button>
      )}
    </div>
  )
}

interface ChoiceProps {
  label: string
  /** The label of "no filter". */
  all: string
  value: string
  onChange(value: string): void
  children: ReactNode
}

function Choice({ label, all, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className={css.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {children}
      </select>
    </div>
  )
}
