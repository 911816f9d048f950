import { Transform } from 'node:stream'
import { HttpError } from '../http-error'

/** The first bytes of gzip (RFC 1952) and Zstandard (RFC 8878). */
const COMPRESSED = [Buffer.from([0x1f, 0x8b]), Buffer.from([0x28, 0xb5, 0x2f, 0xfd])]
const MAGIC_BYTES = 4

/**
 * Passes an upload through, up to `maxBytes`. Refuses compressed archives, because the tar library would decompress them to
 * any size.
 */
export function limitUpload(maxBytes: number): Transform {
  let bytes = 0
  let beginning = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      if (bytes > maxBytes) return done(new HttpError(413, 'The upload is too large.'))
      if (beginning.length < MAGIC_BYTES) {
        beginning = Buffer.concat([beginning, chunk.subarray(0, MAGIC_BYTES)])
        if (COMPRESSED.some((magic) => beginning.subarray(0, magic.length).equals(magic))) {
          return done(new HttpError(400, 'The upload is compressed. Send an uncompressed tar archive.'))
        }
      }
      done(null, chunk)
    },
  })
}
