import { Writable } from 'node:stream'

/** More bytes than any page has: who writes it is never told to wait. */
const NO_LIMIT = 64 * 1024 * 1024

/** What can be piped: a stream, or what React renders. */
interface Source {
  pipe(to: Writable): unknown
}

/** All bytes of a page whose pieces are there. Rejects with what ended it early. */
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
