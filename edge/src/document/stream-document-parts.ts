import { Readable } from 'node:stream'

/** A part of a document: text, streamed chunks, or a function that is called when its turn comes. */
export type DocumentPart = string | AsyncIterable<Uint8Array> | (() => string)

/** Streams the parts one after the other. */
export function streamDocumentParts(...parts: DocumentPart[]): Readable {
  return Readable.from(chunks(parts), { objectMode: false })
}

/** Collects the parts into one buffer. */
export async function bufferDocumentParts(...parts: DocumentPart[]): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks(parts)) all.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
  return Buffer.concat(all)
}

async function* chunks(parts: DocumentPart[]): AsyncGenerator<string | Uint8Array> {
  for (const part of parts) {
    if (typeof part === 'string') yield part
    else if (typeof part === 'function') yield part()
    else yield* part
  }
}
