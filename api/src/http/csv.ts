import { stringify } from 'csv-stringify/sync'
import { guardCell } from './spreadsheet-cells'

/** A cell with any line break is quoted, not only with the one that ends records. */
export const QUOTED = /[\r\n]/

/** Rows of a CSV file for spreadsheets (RFC 4180), in which no text runs as a formula. `columns` are keys of the rows. */
export const csvRows = (rows: readonly object[], columns?: readonly string[]): string =>
  stringify([...rows], {
    ...(columns && { columns: [...columns] }),
    record_delimiter: '\r\n',
    quoted_match: QUOTED,
    cast: { string: guardCell },
  })

/** The beginning of such a file. Excel misreads UTF-8 without a byte-order mark. */
export const csvHeadings = (columns: readonly string[]): string => `\ufeff${csvRows([columns])}`
