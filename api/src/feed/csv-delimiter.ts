import { FEED_FIELDS } from './feed-columns'
import { fieldOf } from './field-of-heading'

/** What spreadsheets put between cells: semicolons where the comma is the decimal sign. */
const DELIMITERS = [',', ';', '\t'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** The delimiter of a file: the one that splits its first line into most known headings, a comma unless told otherwise. */
export function csvDelimiter(start: string): Delimiter {
  const [line = ''] = start.replace(/^\uFEFF/, '').split(/[\r\n]+/, 1)
  const known = (delimiter: Delimiter): number =>
    line.split(delimiter).filter((cell) => FEED_FIELDS.includes(fieldOf(cell.replace(/^\s*"|"\s*$/g, '')))).length
  return DELIMITERS.reduce((best, one) => (known(one) > known(best) ? one : best))
}
