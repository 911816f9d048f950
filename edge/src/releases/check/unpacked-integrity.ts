import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'

/** The hash (`sha384-…`) of a `.br` or `.gz` file's content. Throws as soon as the content exceeds `maxBytes`. */
export async function unpackedIntegrity(path: string, maxBytes: number): Promise<string> {
  const hash = createHash('sha384')
  const unpacked = path.endsWith('.br') ? createBrotliDecompress() : createGunzip()
  await pipeline(createReadStream(path), unpacked, (chunks) => upTo(maxBytes, chunks), hash)
  return `sha384-${hash.digest('base64')}`
}

async function* upTo(maxBytes: number, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error(`The content has more than ${maxBytes} bytes.`)
    yield chunk
  }
}
