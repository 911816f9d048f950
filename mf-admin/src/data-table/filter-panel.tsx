import { Button } from '@superium/shared/ui'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import css from './filter-panel.module.css'
import { listingTexts as texts } from './texts'
import { useTableQuery } from './use-table-query'

/** Filters that collapse on small screens unless one is set. `names` are their query parameters. */
export function FilterPanel({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const { params, change } = useTableQuery()
  const active = names.filter((name) => params.get(name))
  const [open, setOpen] = useState(() => active.length > 0 || window.matchMedia('(min-width: 56.25em)').matches)
  return (
    <details className={css.filters} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {texts.filters(active.length)}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <div className={css.choices}>
        {children}
        {active.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => change(Object.fromEntries(active.map((name) => [name, ''])))}
          >
            {texts.clearFilters}
          </Button>
        )}
      </div>
    </details>
  )
}
