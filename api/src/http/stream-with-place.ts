import { Readable } from 'node:stream'

/**
 * A readable stream of `pieces` that calls `giveBack` before the reader sees the end of the file, because the reader may
 * request another file at once, and when the reader disconnects.
 */
export function streamWithPlace(pieces: AsyncIterable<string>, giveBack: () => void): Readable {
  // A reader who disconnects before the first piece ends the stream without the generator's `finally`.
  return Readable.from(endingWith(giveBack, pieces)).once('close', giveBack)
}

async function* endingWith(end: () => void, pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  try {
    yield* pieces
  } finally {
    end()
  }
}
