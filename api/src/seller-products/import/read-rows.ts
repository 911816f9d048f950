import { decode, detectEncoding } from '../../feed/file-encoding'
import type { KnownItems } from '../../feed/known-items'
import { readCsv } from '../../feed/read-csv'
import { type FileContent, readFileProducts, TooManyRows } from '../../feed/read-file-products'
import { UnreadableFeed } from '../../feed/unreadable-feed'
import { badField } from '../../http/problem'
import type { PictureStore } from '../../pictures/picture-store'
import { MOST_BYTES, MOST_ROWS, type ProductImport } from './schema'

interface ReadFile {
  content: FileContent
  encoding: string
  encodingInDoubt: boolean
}

type Sent = Pick<ProductImport, 'file' | 'encoding'>

/**
 * Reads a seller's file; one without `encoding` is a text already. 400 for too large a file, too many rows, or no text;
 * invalid rows end up in `bad`.
 */
export async function readRows(
  { file, encoding }: Sent,
  shop: { pictures: PictureStore; find: KnownItems },
): Promise<ReadFile> {
  const bytes = encoding === undefined ? Buffer.from(file) : Buffer.from(file, 'base64')
  if (bytes.length > MOST_BYTES) throw badField('file', 'The file is larger than 1 MB.')
  try {
    const found =
      encoding === undefined
        ? ({ encoding: 'utf-8', certainty: 'certain' } as const)
        : await detectEncoding([bytes], 'csv')
    const chosen = encoding === undefined || encoding === 'detect' ? found.encoding : encoding
    const content = await readFileProducts(
      ({ onBad, onIgnored }) => readCsv(decode([bytes], chosen), onBad, onIgnored),
      { ...shop, most: MOST_ROWS },
    )
    return { content, encoding: chosen, encodingInDoubt: found.certainty !== 'certain' }
  } catch (error) {
    if (error instanceof UnreadableFeed) throw badField('file', error.message)
    if (error instanceof TooManyRows) throw badField('file', `The file has more than ${MOST_ROWS} rows.`)
    throw error
  }
}
