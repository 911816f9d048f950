import { Readable } from 'node:stream'
import { type FeedFormat, feedFormatOf } from '../feed/feed-format'
import { decode, detectEncoding, type FileEncoding } from '../feed/file-encoding'
import type { KnownItems } from '../feed/known-items'
import { readCsv } from '../feed/read-csv'
import { type FileContent, readFileProducts, TooManyRows } from '../feed/read-file-products'
import { readXml } from '../feed/read-xml'
import { UnreadableFeed } from '../feed/unreadable-feed'
import type { PictureStore } from '../pictures/picture-store'
import { MOST_ROWS } from './schema'

/** Bytes to parse at once before yielding to other requests. */
const PIECE = 64 * 1024

function* piecesOf(file: Buffer): Generator<Buffer> {
  for (let from = 0; from < file.length; from += PIECE) yield file.subarray(from, from + PIECE)
}

function formatOf(name: string): FeedFormat {
  const format = feedFormatOf(name)
  if (!format) throw new UnreadableFeed('The name of the file must end in .csv, .tsv, .txt or .xml.')
  return format
}

/** Detects the encoding of an uploaded file. Throws UnreadableFeed if an XML file declares an unknown one. */
export const encodingOf = (file: Buffer, name: string): Promise<FileEncoding> =>
  detectEncoding(piecesOf(file), formatOf(name))

/** Reads an uploaded file. Throws UnreadableFeed if it is not a feed or has too many rows. */
export async function readItems(
  { file, name, encoding }: { file: Buffer; name: string; encoding: string },
  shop: { pictures: PictureStore; find: KnownItems },
): Promise<FileContent> {
  const format = formatOf(name)
  const source = Readable.from(decode(piecesOf(file), encoding))
  try {
    return await readFileProducts(
      ({ onBad, onIgnored }) => (format === 'xml' ? readXml(source, onIgnored) : readCsv(source, onBad, onIgnored)),
      { ...shop, most: MOST_ROWS },
    )
  } catch (error) {
    if (error instanceof TooManyRows)
      throw new UnreadableFeed(`The file has more than ${MOST_ROWS.toLocaleString('en-US')} rows.`)
    throw error
  } finally {
    source.destroy()
  }
}
