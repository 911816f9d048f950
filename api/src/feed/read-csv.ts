import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { unguardCell } from '../http/spreadsheet-cells'
import type { BadRow } from './bad-item'
import { csvDelimiter } from './csv-delimiter'
import { csvProblem } from './csv-problem'
import { withDecimalPoint } from './decimal-comma'
import { FEED_FIELDS } from './feed-columns'
import { fieldsOf, isIdHeading, unknownOf } from './field-of-heading'
import { FORMULA_GUARD } from './formula-guard'
import type { RawItem, ReadItem } from './raw-item'

/** The number of characters in which to look for the heading line. */
const HEADINGS = 16_384

/** Returns the start of a text, with the heading line, and the whole text. */
async function peek(source: AsyncIterable<string>): Promise<{ start: string; whole: Readable }> {
  const pieces = source[Symbol.asyncIterator]()
  let start = ''
  while (start.length < HEADINGS && !start.includes('\n')) {
    const { done, value } = await pieces.next()
    if (done) break
    start += value
  }
  async function* whole() {
    yield start
    yield* { [Symbol.asyncIterator]: () => pieces }
  }
  return { start, whole: Readable.from(whole()) }
}

/** How many lines a row has after its first, which is the one that a spreadsheet or editor finds it by. */
const linesWithin = (cells: readonly unknown[]): number =>
  cells.reduce<number>((sum, cell) => sum + String(cell).split(/\r\n|\r|\n/).length - 1, 0)

/** The parser counts a CRLF within a cell as two lines; how many of them a row has. */
const countedTwice = (cells: readonly unknown[]): number =>
  cells.reduce<number>((sum, cell) => sum + String(cell).split('\r\n').length - 1, 0)

/**
 * Reads a feed with a heading line and cells separated by commas, semicolons or tabs; with semicolons a price may have a
 * decimal comma. Rows that are not valid CSV go to `onBad`; the headings of columns that are ignored, because a feed has
 * no such field, go to `onIgnored`. Throws `UnreadableFeed`.
 */
export async function* readCsv(
  source: AsyncIterable<string>,
  onBad: (bad: BadRow) => void,
  onIgnored: (heading: string) => void = () => undefined,
): AsyncGenerator<ReadItem> {
  const { start, whole } = await peek(source)
  const delimiter = csvDelimiter(start)
  let headings: readonly string[] | undefined
  let extra = 0
  const parser = parse({
    bom: true,
    delimiter,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: 100_000,
    // The parser reads ahead of the loop below, so that each row gets the number of its line here.
    on_record: (cells: string[], { lines }): string[] => {
      headings ??= cells
      extra += countedTwice(cells)
      return [String(lines - extra - linesWithin(cells)), ...cells]
    },
    on_skip: (error: CsvError | undefined) => {
      const cells: unknown = error?.record
      const found = Array.isArray(cells) ? cells : []
      extra += countedTwice(found)
      const sku = String(found[headings?.findIndex(isIdHeading) ?? -1] ?? '').trim()
      onBad({
        line: Number(error?.lines ?? 0) - extra - linesWithin(found),
        reason: csvProblem(error),
        ...(sku && { sku }),
      })
      return undefined
    },
  })
  whole.on('error', (error) => parser.destroy(error))
  whole.pipe(parser)
  let fields: readonly string[] | undefined
  for await (const [line, ...cells] of parser as AsyncIterable<string[]>) {
    if (!fields) {
      fields = fieldsOf(cells)
      unknownOf(cells, fields).forEach(onIgnored)
    } else yield { line: Number(line), item: itemOf(cells, fields, delimiter === ';') }
  }
}

function itemOf(cells: readonly string[], fields: readonly string[], hasDecimalCommas: boolean): RawItem {
  const isGuarded = fields.includes(FORMULA_GUARD)
  const entries = fields.map((field, index): [string, string] => {
    const cell = cells[index] ?? ''
    if (field === 'price' && hasDecimalCommas) return [field, withDecimalPoint(cell)]
    return [field, isGuarded ? unguardCell(cell) : cell]
  })
  return Object.fromEntries(entries.filter(([field]) => FEED_FIELDS.includes(field)))
}
