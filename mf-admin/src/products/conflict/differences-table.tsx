import { type Column, DataTable } from '../../data-table/data-table'
import { productTexts } from '../form/texts'
import type { Difference } from './differences'
import css from './differences-table.module.css'
import { conflictTexts as texts } from './texts'

const labelOf = (name: string): string => {
  const label: unknown = new Map<string, unknown>(Object.entries(productTexts)).get(name)
  return typeof label === 'string' ? label : name
}

const columnOf = (name: 'before' | 'theirs' | 'yours'): Column<Difference> => ({
  label: texts[name],
  cell: (row) => <span className={css.value}>{row[name] || texts.none}</span>,
})

const columns: readonly Column<Difference>[] = [
  { label: texts.field, heading: true, cell: ({ name }) => labelOf(name) },
  ...(['before', 'theirs', 'yours'] as const).map(columnOf),
]

/** What each field held before, what it holds now and what was typed; on phones in a card of labelled values. */
export function DifferencesTable({ differences }: { differences: readonly Difference[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls by the keyboard, too
    <section className={css.scroll} tabIndex={0} aria-label={texts.table}>
      <DataTable label={texts.table} columns={columns} rows={differences} keyOf={({ name }) => name} />
    </section>
  )
}
