import { Readable } from 'node:stream'
import type { KnownItems } from '../../feed/known-items'
import { readCsv } from '../../feed/read-csv'
import { type FileContent, readFileProducts, TooManyRows } from '../../feed/read-file-products'
import { UnreadableFeed } from '../../feed/unreadable-feed'
import { badField } from '../../http/problem'
import type { PictureStore } from '../../pictures/picture-store'
import { MOST_ROWS } from './schema'

/** Reads a seller's file. 400 for too many rows; invalid rows end up in `bad`. */
export async function readRows(file: string, shop: { pictures: PictureStore; find: KnownItems }): Promise<FileContent> {
  try {
    const source = Readable.from([file])
    return await readFileProducts((onBad) => readCsv(source, onBad), { ...shop, most: MOST_ROWS })
  } catch (error) {
    if (error instanceof UnreadableFeed) throw badField('file', error.message)
    if (error instanceof TooManyRows) throw badField('file', `The file has more than ${MOST_ROWS} rows.`)
    throw error
  }
}
