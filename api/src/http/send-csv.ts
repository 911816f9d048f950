import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { problemResponses } from './problem'
import { createStreamLimiter, type StreamLimiter } from './stream-limiter'
import { streamWithCleanup } from './stream-with-cleanup'

/** A download ends after its reader has taken nothing for this many milliseconds. */
export const STALLED_MS = 30_000

/** For a route's `schema.response`. */
export const csvResponses = {
  200: { description: 'A CSV file', content: { 'text/csv': { schema: Type.Unknown() } } },
  ...problemResponses,
}

/** Limits the exports of one kind that a process runs at once: two in total, one per account. */
export const createExportLimiter = (): StreamLimiter =>
  createStreamLimiter({
    ...{ perAccount: 1, inAll: 2 },
    ofAccount: 'You have an export that still runs. Try again when it has ended.',
    ofAll: 'Two exports run already. Try again in a minute.',
  })

interface CsvFile {
  /** The file name's part before the date, such as `orders`. */
  name: string
  /** The account that downloads it. */
  account: string
  limiter: StreamLimiter
  /**
   * Yields the file. The first piece contains the first rows, so that a bad filter or a lost database is an error
   * response instead of a truncated file.
   */
  pieces: AsyncGenerator<string, void>
  stalledMs?: number
}

/**
 * Streams a CSV file and makes each piece only when the one before has been read. Aborts when nobody reads for 30 s.
 * Rejects with the error of the first piece, or with the 429 or 503 of `StreamLimiter`.
 */
export async function sendCsv(
  reply: FastifyReply,
  { name, account, limiter, pieces, stalledMs = STALLED_MS }: CsvFile,
): Promise<void> {
  const free = limiter.acquire(account)
  try {
    const file = streamWithCleanup(startingWith(await pieces.next(), pieces), free)
    // The socket's own timeout also notices bytes that leave in the middle of a piece.
    reply.raw.setTimeout(stalledMs, () => reply.raw.destroy())
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`)
    reply.send(file)
  } catch (error) {
    free()
    throw error
  }
}

async function* startingWith(
  first: IteratorResult<string, void>,
  rest: AsyncGenerator<string, void>,
): AsyncGenerator<string, void> {
  if (first.done) return
  yield first.value
  yield* rest
}
