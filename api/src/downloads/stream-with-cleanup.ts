import { Readable } from 'node:stream'

/**
 * A readable stream of `pieces` that calls `cleanUp` before the reader sees the end of the file, because the reader may
 * request another file at once, and when the reader disconnects.
 */
export function streamWithCleanup(pieces: AsyncIterable<string>, cleanUp: () => void): Readable {
  // A reader who disconnects before the first piece ends the stream without the generator's `finally`.
  return Readable.from(endingWith(cleanUp, pieces)).once('close', cleanUp)
}

async function* endingWith(end: () => void, pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  try {
    yield* pieces
  } finally {
    end()
  }
}
