import { MuiRoot, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@superium/shared/tables'
import { Skeleton } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import css from './data-table.module.css'

/** One column: what it is called and what a row shows in it. */
export interface Column<Row> {
  label: string
  /** Numbers stand at the right. */
  numeric?: boolean
  /** Names the row: it is the row's header, and on small screens the card's first line. */
  heading?: boolean
  /** The label is for those who do not see the column (a picture). */
  quiet?: boolean
  cell(row: Row): ReactNode
}

interface DataTableProps<Row> {
  /** What the table holds, for those who do not see its surroundings. */
  label: string
  columns: readonly Column<Row>[]
  /** Null while they are on their way: `placeholders` rows of the same height stand there. */
  rows: readonly Row[] | null
  placeholders?: number
  keyOf(row: Row): string
}

const at = (numeric = false) => (numeric ? 'right' : 'left')

/**
 * A table that is stacked cards on small screens. The roles are written out, because `display: block` would take them.
 */
export function DataTable<Row>({ label, columns, rows, placeholders = 8, keyOf }: DataTableProps<Row>) {
  return (
    <MuiRoot>
      <TableContainer className={css.frame ?? ''}>
        <Table role="table" aria-label={label} aria-busy={rows === null} size="small" className={css.table ?? ''}>
          <TableHead role="rowgroup">
            <TableRow role="row">
              {columns.map(({ label: name, numeric, quiet }) => (
                <TableCell key={name} role="columnheader" scope="col" align={at(numeric)}>
                  <span className={quiet ? 'visually-hidden' : undefined}>{name}</span>
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
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else to tell them apart
    <TableRow key={row} className={css.row ?? ''} aria-hidden="true">
      {columns.map(({ label }) => (
        <TableCell key={label}>
          <Skeleton width="80%" height="1.4em" />
        </TableCell>
      ))}
    </TableRow>
  ))
}
