import { Readable } from 'node:stream'
import { feedFormatOf } from '../feed/feed-format'
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

/** An uploaded file; somebody has chosen its encoding unless that is empty. */
export interface UploadedFile {
  file: Buffer
  name: string
  encoding: string
}

/** Reads an uploaded file. Throws UnreadableFeed if it is not a feed or has too many rows. */
export async function readItems(
  { file, name, encoding: chosen }: UploadedFile,
  shop: { pictures: PictureStore; find: KnownItems },
): Promise<FileContent & FileEncoding> {
  const format = feedFormatOf(name)
  if (!format) throw new UnreadableFeed('The name of the file must end in .csv, .tsv, .txt or .xml.')
  const found: FileEncoding = chosen
    ? { encoding: chosen, certainty: 'likely' }
    : await detectEncoding(piecesOf(file), format)
  const source = Readable.from(decode(Readable.from(piecesOf(file)), found.encoding))
  try {
    const content = await readFileProducts((onBad) => (format === 'xml' ? readXml(source) : readCsv(source, onBad)), {
      ...shop,
      most: MOST_ROWS,
    })
    return { ...content, ...found }
  } catch (error) {
    if (error instanceof TooManyRows)
      throw new UnreadableFeed(`The file has more than ${MOST_ROWS.toLocaleString('en-US')} rows.`)
    throw error
  } finally {
    source.destroy()
  }
}
