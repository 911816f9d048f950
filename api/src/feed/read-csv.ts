import type { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import type { BadRow } from './bad-item'
import { FEED_FIELDS } from './feed-columns'
import type { ReadItem } from './raw-item'

/** The field of a heading: `Item group ID`, `g:item_group_id` and `item_group_id` are the same. */
const fieldOf = (heading: string): string => heading.trim().toLowerCase().replace(/^g:/, '').replaceAll(' ', '_')

/** Reads a feed with a line of headings. Rows that are not CSV go to `onBad`; unknown columns are ignored. */
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
    const item = Object.fromEntries(Object.entries<string>(record).filter(([name]) => FEED_FIELDS.includes(name)))
    yield { line: info.lines, item }
  }
}
