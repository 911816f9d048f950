import { Transform } from 'node:stream'

/** A request body beyond the limit. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/** Passes a body through without keeping it, and fails with `BodyTooLarge` as soon as it is longer than `limit` bytes. */
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
