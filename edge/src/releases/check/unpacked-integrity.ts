import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'

/** The hash (`sha384-…`) of what a `.br` or `.gz` file holds. Throws as soon as that is more than `most` bytes. */
export async function unpackedIntegrity(path: string, most: number): Promise<string> {
  const hash = createHash('sha384')
  const unpacked = path.endsWith('.br') ? createBrotliDecompress() : createGunzip()
  await pipeline(createReadStream(path), unpacked, (pieces) => upTo(most, pieces), hash)
  return `sha384-${hash.digest('base64')}`
}

async function* upTo(most: number, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const piece of pieces) {
    bytes += piece.length
    if (bytes > most) throw new Error(`It holds more than ${most} bytes.`)
    yield piece
  }
}
