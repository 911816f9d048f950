import { Transform } from 'node:stream'

/** The request body exceeds the limit. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/** Streams a body and fails with `BodyTooLarge` beyond `limit` bytes. */
export function limitBody(limit: number): Transform {
  let length = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      length += chunk.length
      if (length > limit) done(new BodyTooLarge())
      else done(null, chunk)
    },
  })
}
