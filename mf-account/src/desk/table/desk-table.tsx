import type { ReactNode } from 'react'
import css from './desk-table.module.css'

/** One column: its label and the content of its cells. */
export interface Column<Row> {
  label: string
  /** Aligns numbers to the right. */
  numeric?: boolean
  /** Makes its cells the rows' headers; on phones, they are the first line of a card. */
  heading?: boolean
  /** Hides the label visually, e.g. for a column of pictures. */
  quiet?: boolean
  cell(row: Row): ReactNode
}

interface DeskTableProps<Row> {
  /** The table's accessible name. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string
}

/**
 * A table that becomes a stack of cards on phones. Roles are explicit, because `display: grid` removes the implicit
 * ones.
 */
export function DeskTable<Row>({ label, columns, rows, keyOf }: DeskTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table role="table" aria-label={label} className={css.table}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr role="row">
          {columns.map(({ label: name, numeric, quiet }) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <th key={name} role="columnheader" scope="col" className={numeric ? css.numeric : undefined}>
              <span className={quiet ? 'visually-hidden' : undefined}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: see above
          <tr key={keyOf(row)} role="row" className={css.row}>
            {columns.map(({ label: name, numeric, heading, quiet, cell }) => (
              <td
                key={name}
                role={heading ? 'rowheader' : 'cell'}
                data-label={heading || quiet ? undefined : name}
                className={[numeric && css.numeric, heading && css.heading, quiet && css.quiet]
                  .filter(Boolean)
                  .join(' ')}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
