import { useSearchParams } from '@superium/shared/router'
import { MuiRoot, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@superium/shared/tables'
import { Skeleton } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import css from './data-table.module.css'
import { type ColumnSort, directionOf, SortLink } from './sort-link'

/** One column: its label and the content of its cells. */
export interface Column<Row> {
  label: string
  /** Aligns numbers to the right. */
  numeric?: boolean
  /** Marks the row header, which becomes the first line of the card on small screens. */
  heading?: boolean
  /** Hides the label visually, e.g. for a column of pictures. */
  quiet?: boolean
  /** Makes the label a link that sorts the table. */
  sort?: ColumnSort
  cell(row: Row): ReactNode
}

interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string
  columns: readonly Column<Row>[]
  /** Null while the rows load; `placeholders` rows of the same height show instead. */
  rows: readonly Row[] | null
  placeholders?: number
  keyOf(row: Row): string
}

const at = (numeric = false) => (numeric ? 'right' : 'left')

/**
 * A table that becomes a stack of cards on small screens. Roles are explicit because `display: block` removes the implicit ones.
 */
export function DataTable<Row>({ label, columns, rows, placeholders = 8, keyOf }: DataTableProps<Row>) {
  const [params] = useSearchParams()
  return (
    <MuiRoot>
      <TableContainer className={css.frame ?? ''}>
        <Table role="table" aria-label={label} aria-busy={rows === null} size="small" className={css.table ?? ''}>
          <TableHead role="rowgroup">
            <TableRow role="row">
              {columns.map(({ label: name, numeric, quiet, sort }) => (
                <TableCell
                  key={name}
                  role="columnheader"
                  scope="col"
                  align={at(numeric)}
                  aria-sort={directionOf(params, sort)}
                >
                  {sort ? (
                    <SortLink label={name} sort={sort} />
                  ) : (
                    <span className={quiet ? 'visually-hidden' : undefined}>{name}</span>
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody role="rowgroup">
            {rows?.map((row) => (
              <TableRow key={keyOf(row)} role="row" className={css.row ?? ''}>
                {columns.map(({ label: name, numeric, heading, quiet, cell }) => (
                  <TableCell
                    key={name}
                    role={heading ? 'rowheader' : 'cell'}
                    align={at(numeric)}
                    data-label={heading || quiet ? undefined : name}
                    className={(heading ? css.heading : quiet ? css.quiet : undefined) ?? ''}
                  >
                    {cell(row)}
                  </TableCell>
                ))}
              </TableRow>
            )) ?? <Placeholders columns={columns} count={placeholders} />}
          </TableBody>
        </Table>
      </TableContainer>
    </MuiRoot>
  )
}

function Placeholders<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
    <TableRow key={row} className={css.row ?? ''} aria-hidden="true">
      {columns.map(({ label }) => (
        <TableCell key={label}>
          <Skeleton width="80%" height="1.4em" />
        </TableCell>
      ))}
    </TableRow>
  ))
}
