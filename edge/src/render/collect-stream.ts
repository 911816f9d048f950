import { Writable } from 'node:stream'

/** Bytes; more than any page has, so that the writer never waits. */
const NO_LIMIT = 64 * 1024 * 1024

/** A stream, or React's pipeable stream. */
interface Source {
  pipe(to: Writable): unknown
}

/** Collects all bytes of a page that is complete. Rejects with the stream's error. */
export function collectStream(source: Source): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const all = new Writable({
      highWaterMark: NO_LIMIT,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    all.once('error', reject)
    source.pipe(all)
  })
}
