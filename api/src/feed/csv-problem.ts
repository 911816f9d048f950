import type { CsvError } from 'csv-parse'

const reasons: Partial<Record<CsvError['code'], string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark begins a cell and none ends it.',
  CSV_INVALID_CLOSING_QUOTE: 'Behind the quotation mark that ends a cell must come the next cell.',
  INVALID_OPENING_QUOTE:
    'A quotation mark is in the middle of a cell: write it twice, and quotation marks around the cell.',
  CSV_MAX_RECORD_SIZE: 'The row is longer than 100,000 characters. Is a quotation mark missing?',
}

/** Explains to the author of the file why a row is not valid CSV. */
export function csvProblem(error: Pick<CsvError, 'code' | 'message'> | undefined): string {
  const [, wanted, got] = /expect (\d+), got (\d+)/.exec(error?.message ?? '') ?? []
  if (wanted !== undefined) return `The row has ${got} columns, and the first line has ${wanted}.`
  return (error && reasons[error.code]) ?? 'The row cannot be read.'
}
