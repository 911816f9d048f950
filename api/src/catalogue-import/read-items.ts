import { Readable } from 'node:stream'
import { feedFormatOf } from '../feed/feed-format'
import type { ReadItem } from '../feed/raw-item'
import { readCsv } from '../feed/read-csv'
import { type FileContent, readFileProducts, TooManyRows } from '../feed/read-file-products'
import { readXml } from '../feed/read-xml'
import { unguardCell } from '../http/spreadsheet-cells'
import type { PictureStore } from '../pictures/picture-store'
import { MOST_ROWS } from './schema'

/** Explains to the sender why a whole file cannot be read. */
export class UnreadableFile extends Error {}

/** Bytes to parse at once before yielding to other requests. */
const PIECE = 64 * 1024

function* piecesOf(file: Buffer): Generator<Buffer> {
  for (let from = 0; from < file.length; from += PIECE) yield file.subarray(from, from + PIECE)
}

/** Removes the apostrophes that guard an export's cells against formulas. */
async function* unguarded(items: AsyncIterable<ReadItem>): AsyncGenerator<ReadItem> {
  for await (const { line, item } of items)
    yield {
      line,
      item: Object.fromEntries(Object.entries(item).map(([field, text]) => [field, unguardCell(text ?? '')])),
    }
}

/** Reads an uploaded file. Throws UnreadableFile if it is not a feed or has too many rows. */
export async function readItems(file: Buffer, name: string, pictures: PictureStore): Promise<FileContent> {
  const format = feedFormatOf(name)
  if (!format) throw new UnreadableFile('The name of the file must end in .csv, .tsv, .txt or .xml.')
  if (file.includes(0)) throw new UnreadableFile('The file is not a text.')
  const source = Readable.from(piecesOf(file))
  try {
    return await readFileProducts(
      (onBad) => (format === 'xml' ? readXml(source) : unguarded(readCsv(source, onBad))),
      pictures,
      MOST_ROWS,
    )
  } catch (error) {
    if (error instanceof TooManyRows)
      throw new UnreadableFile(`The file has more than ${MOST_ROWS.toLocaleString('en-US')} rows.`)
    if (error instanceof Error && /^The file is (?:not XML|no feed)/.test(error.message))
      throw new UnreadableFile(error.message)
    throw error
  } finally {
    source.destroy()
  }
}
