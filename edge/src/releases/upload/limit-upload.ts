import { Transform } from 'node:stream'
import { HttpError } from '../http-error'

/** How gzip (RFC 1952) and Zstandard (RFC 8878) begin. */
const COMPRESSED = [Buffer.from([0x1f, 0x8b]), Buffer.from([0x28, 0xb5, 0x2f, 0xfd])]
const LONGEST_BEGINNING = 4

/**
 * Passes an upload on, up to `most` bytes. A compressed one is refused: the tar library would unpack it by itself, to any
 * size.
 */
export function limitUpload(most: number): Transform {
  let bytes = 0
  let beginning = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      if (bytes > most) return done(new HttpError(413, 'The upload is larger than any release may be.'))
      if (beginning.length < LONGEST_BEGINNING) {
        beginning = Buffer.concat([beginning, chunk.subarray(0, LONGEST_BEGINNING)])
        if (COMPRESSED.some((magic) => beginning.subarray(0, magic.length).equals(magic))) {
          return done(new HttpError(400, 'The upload is compressed. Send the tar archive as it is.'))
        }
      }
      done(null, chunk)
    },
  })
}
