import { Readable } from 'node:stream'

/** A part of a document: text, streamed chunks, or a function that is called when its turn comes. */
export type DocumentPart = string | AsyncIterable<Uint8Array> | (() => string)

/** Milliseconds of silence after which a stream shows that it goes on; a balancer gives it up after two seconds. */
const SIGN_OF_LIFE_MS = 1_000

/** A comment changes nothing between elements; hydration skips it. */
const SIGN_OF_LIFE = '<!---->'

/** A piece of a flush may end anywhere, where the process that renders is held up in its middle. */
const endsElement = (piece: string | Uint8Array): boolean =>
  typeof piece === 'string' ? piece.endsWith('>') : piece.at(-1) === '>'.charCodeAt(0)

/** Streams the parts one after the other, and comments while it waits for the next piece. */
export function streamDocumentParts(...parts: DocumentPart[]): Readable {
  return Readable.from(withSignsOfLife(chunks(parts)), { objectMode: false })
}

async function* withSignsOfLife(
  pieces: AsyncGenerator<string | Uint8Array>,
): AsyncGenerator<string | Uint8Array, void, undefined> {
  let last: string | Uint8Array = ''
  try {
    for (let next = pieces.next(); ; next = pieces.next()) {
      let step = await orSilence(next)
      for (; step === undefined; step = await orSilence(next)) if (endsElement(last)) yield SIGN_OF_LIFE
      if (step.done) return
      last = step.value
      yield step.value
    }
  } finally {
    await pieces.return(undefined)
  }
}

/** Undefined when nothing has arrived for a while. */
async function orSilence<T>(next: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, SIGN_OF_LIFE_MS, undefined)
  })
  return Promise.race([next, silence]).finally(() => clearTimeout(timer))
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
