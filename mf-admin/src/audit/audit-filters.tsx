import { Button } from '@superium/shared/ui'
import { DayFilter } from '../data-table/day-filter'
import { FilterPanel } from '../data-table/filter-panel'
import { Filter, Toolbar } from '../data-table/toolbar'
import { useTableQuery } from '../data-table/use-table-query'
import css from './audit.module.css'
import { NARROWING } from './audit-query'
import { auditTexts as texts } from './texts'

const FILTERS = ['role', 'kind', 'from', 'to']

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/**
 * The search, the filters, and a Remove button for each narrowing to a person, target or operation. The URL stores them
 * all.
 */
export function AuditFilters() {
  const { params, change } = useTableQuery()
  const narrowed = NARROWING.filter((name) => params.get(name))
  return (
    <>
      <Toolbar hint={texts.search} />
      <FilterPanel names={FILTERS}>
        <Filter name="role" label={texts.role} all={texts.anybody} options={optionsOf(texts.roles)} />
        <Filter name="kind" label={texts.kind} all={texts.anything} options={optionsOf(texts.kinds)} />
        <DayFilter name="from" label={texts.from} />
        <DayFilter name="to" label={texts.to} />
      </FilterPanel>
      {narrowed.length > 0 && (
        <div className={css.narrowed}>
          {narrowed.map((name) => (
            <span key={name}>
              {texts.narrowed[name]}{' '}
              <Button
                variant="secondary"
                size="small"
                aria-label={`${texts.remove}: ${texts.narrowed[name]}`}
                onClick={() => change({ [name]: '' })}
              >
                {texts.remove}
              </Button>
            </span>
          ))}
        </div>
      )}
    </>
  )
}
