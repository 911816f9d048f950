import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import type { BadRow } from './bad-item'
import { csvDelimiter } from './csv-delimiter'
import { csvProblem } from './csv-problem'
import { FEED_FIELDS } from './feed-columns'
import { fieldOf } from './field-of-heading'
import type { ReadItem } from './raw-item'

/** The number of bytes in which to look for the heading line. */
const HEADINGS = 16_384

/** Returns the start of a stream, with the heading line, and the whole stream. */
async function peek(source: Readable): Promise<{ start: string; whole: Readable }> {
  const pieces = source[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  while (start.length < HEADINGS && !start.includes('\n')) {
    const { done, value } = await pieces.next()
    if (done) break
    start = Buffer.concat([start, Buffer.from(value)])
  }
  async function* whole() {
    yield start
    yield* { [Symbol.asyncIterator]: () => pieces }
  }
  return { start: start.toString('utf8', 0, HEADINGS), whole: Readable.from(whole()) }
}

/**
 * Reads a feed with a heading line and cells separated by commas, semicolons or tabs. Rows that are not valid CSV go to
 * `onBad`; unknown columns are ignored.
 */
export async function* readCsv(source: Readable, onBad: (bad: BadRow) => void): AsyncGenerator<ReadItem> {
  const { start, whole } = await peek(source)
  const parser = parse({
    bom: true,
    delimiter: csvDelimiter(start),
    info: true,
    columns: (headings: string[]) => headings.map(fieldOf),
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: 100_000,
    on_skip: (error: CsvError | undefined) => {
      onBad({ line: Number(error?.lines ?? 0), reason: csvProblem(error) })
      return undefined
    },
  })
  whole.on('error', (error) => parser.destroy(error))
  whole.pipe(parser)
  for await (const { info, record } of parser) {
    const item = Object.fromEntries(Object.entries<string>(record).filter(([name]) => FEED_FIELDS.includes(name)))
    yield { line: info.lines, item }
  }
}
