import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { problemResponses } from './problem'
import { createStreamPlaces, type StreamPlaces } from './stream-places'

/** Milliseconds in which a reader that takes nothing keeps its place. */
export const STALLED_MS = 30_000

/** For a route's `schema.response`. */
export const csvResponses = {
  200: { description: 'A CSV file', content: { 'text/csv': { schema: Type.Unknown() } } },
  ...problemResponses,
}

/** The exports of one kind that a process runs at once: two, and one of each account. */
export const createExportPlaces = (): StreamPlaces =>
  createStreamPlaces({
    ...{ perAccount: 1, inAll: 2 },
    ofAccount: 'You have an export that still runs. Try again when it has ended.',
    ofAll: 'Two exports run already. Try again in a minute.',
  })

interface CsvFile {
  /** The file's name before the day, such as `orders`. */
  name: string
  /** Who gets it. */
  account: string
  places: StreamPlaces
  /** The first piece holds the first rows, so that a bad filter or a database that is away is an error and no torn file. */
  pieces: AsyncGenerator<string, void>
  stalledMs?: number
}

/**
 * Sends a CSV file in pieces; each is made when the one before has been read. A file that nobody reads for 30 s is broken off. Rejects
 * as `pieces` before the first one, with 429 and 503 as `StreamPlaces`.
 */
export async function sendCsv(
  reply: FastifyReply,
  { name, account, places, pieces, stalledMs = STALLED_MS }: CsvFile,
): Promise<void> {
  const giveBack = places.take(account)
  try {
    const file = Readable.from(endingWith(giveBack, await pieces.next(), pieces))
    // A reader who left before the first piece.
    file.once('close', giveBack)
    // The socket's own time limit: it knows of bytes that left within a piece.
    reply.raw.setTimeout(stalledMs, () => reply.raw.destroy())
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`)
    reply.send(file)
  } catch (error) {
    giveBack()
    throw error
  }
}

/** Calls `end` before the reader knows of the end, who may ask for another file at once. */
async function* endingWith(end: () => void, first: IteratorResult<string, void>, rest: AsyncGenerator<string, void>) {
  try {
    if (first.done) return
    yield first.value
    yield* rest
  } finally {
    end()
  }
}
