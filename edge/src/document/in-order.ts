import { Readable } from 'node:stream'

/** One stream of texts and streams, one after the other. A stream that breaks off is left as far as it came. */
export function inOrder(...parts: (string | Readable)[]): Readable {
  return Readable.from(chunks(parts))
}

async function* chunks(parts: (string | Readable)[]): AsyncGenerator<string | Buffer> {
  for (const part of parts) {
    if (typeof part === 'string') {
      yield part
      continue
    }
    try {
      yield* part
    } catch {
      // The document must still end, with the data that lets the browser mend the rest.
    }
  }
}
