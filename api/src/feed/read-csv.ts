import type { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { type BadRow, FEED_FIELDS, type FeedField, type ReadItem } from './fields'

const isField = (name: string): name is FeedField => FEED_FIELDS.some((field) => field === name)

/** `Item group ID`, `g:id` and `item_group_id` are the same column. */
const fieldOf = (heading: string): string => heading.trim().toLowerCase().replace(/^g:/, '').replaceAll(' ', '_')

/** Reads a feed with a line of headings. Rows that are no CSV go to `onBad`; columns that are not known are not read. */
export async function* readCsv(
  source: Readable,
  delimiter: ',' | '\t',
  onBad: (bad: BadRow) => void,
): AsyncGenerator<ReadItem> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    columns: (headings: string[]) => headings.map(fieldOf),
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: 100_000,
    on_skip: (error: CsvError | undefined) => {
      onBad({ line: Number(error?.lines ?? 0), reason: error?.message ?? 'The row cannot be read.' })
      return undefined
    },
  })
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  for await (const { info, record } of parser) {
    const item = Object.fromEntries(Object.entries<string>(record).filter(([name]) => isField(name)))
    yield { line: info.lines, item }
  }
}
