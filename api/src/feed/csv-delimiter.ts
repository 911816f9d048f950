import { isKnownHeading } from './field-of-heading'

/** Delimiters that spreadsheets use: semicolons in locales with a decimal comma. */
const DELIMITERS = [',', ';', '\t'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** Detects a file's delimiter: the one that splits its first line into the most known headings, by default a comma. */
export function csvDelimiter(start: string): Delimiter {
  const [line = ''] = start.replace(/^\uFEFF/, '').split(/[\r\n]+/, 1)
  const known = (delimiter: Delimiter): number =>
    line.split(delimiter).filter((cell) => isKnownHeading(cell.replace(/^\s*"|"\s*$/g, ''))).length
  return DELIMITERS.reduce((best, one) => (known(one) > known(best) ? one : best))
}
