import type { FastifyReply, FastifyRequest } from 'fastify'
import { createFairQueue, type FairQueue } from '../fair-queue/fair-queue'
import { createPlaces } from '../fair-queue/places'
import { goneSignal } from '../http/gone-signal'
import { createStreamLimiter } from '../http/stream-limiter'
import { identityOf } from '../identity/guards'
import { streamWithCleanup } from './stream-with-cleanup'

/** Milliseconds without a byte after which a download ends; the site's server gives up its own reader earlier. */
export const STALLED_MS = 120_000
/** Milliseconds to wait for a place; the site's server waits ten seconds for the beginning of an answer. */
const PATIENCE_MS = 8_000
/** Downloads at once. A reader takes as long as its connection needs, which costs the memory of one piece. */
const PLACES = { all: { most: 40, unverified: 24 }, network: { most: 3, unverified: 2 } }
/** Pieces that are read from the database at once. Every download with a place may wait. */
const READS = { running: 2, runningOfOne: 1, waiting: PLACES.all.most }

/** Who downloads. */
export interface Downloader {
  account: string
  ip: string
  verified: boolean
}

/** The caller of a guarded route. */
export function downloaderOf(request: FastifyRequest): Downloader {
  const { uid, emailVerified } = identityOf(request)
  return { account: uid, ip: request.ip, verified: emailVerified === true }
}

interface DownloadedFile {
  /** The media type. */
  type: string
  /** The file's name. */
  name: string
  /**
   * Yields the file. A problem before the first piece is an error response instead of a truncated file.
   */
  pieces: AsyncGenerator<string, void>
  stalledMs?: number
}

/** Streams large files of one kind. */
export interface Downloads {
  /**
   * Streams a file whose pieces are each read when the one before has been sent, and when it is the account's turn, so
   * that slow readers hold nothing that others need. 429 for an account that downloads already, 503 after a long wait
   * for a place, and the error of the first piece.
   */
  send(reply: FastifyReply, reader: Downloader, file: DownloadedFile): Promise<void>
}

/** `ofAccount`: the error text for an account that downloads already. */
export function createDownloads(
  ofAccount: string,
  patience: () => AbortSignal = () => AbortSignal.timeout(PATIENCE_MS),
): Downloads {
  const ofAccounts = createStreamLimiter({ perAccount: 1, inAll: Number.POSITIVE_INFINITY, ofAccount, ofAll: '' })
  const places = createPlaces(PLACES, patience)
  const queue = createFairQueue(READS)
  return {
    async send(reply, reader, { type, name, pieces, stalledMs = STALLED_MS }) {
      const ended = [ofAccounts.acquire(reader.account)]
      const free = (): void => {
        for (const end of ended) end()
      }
      try {
        ended.push(await places.take(reader, goneSignal(reply)))
        const inTurns = readInTurns(queue, reader.account, pieces)
        const file = streamWithCleanup(startingWith(await inTurns.next(), inTurns), free)
        // The socket's own timeout also notices bytes that leave in the middle of a piece.
        reply.raw.setTimeout(stalledMs, () => reply.raw.destroy())
        reply.type(type).header('content-disposition', `attachment; filename="${name}"`)
        reply.send(file)
      } catch (error) {
        free()
        throw error
      }
    },
  }
}

async function* readInTurns(
  queue: FairQueue,
  caller: string,
  pieces: AsyncGenerator<string, void>,
): AsyncGenerator<string, void> {
  try {
    for (;;) {
      const { done, value } = await queue(caller, () => pieces.next())
      if (done) return
      yield value
    }
  } finally {
    await pieces.return()
  }
}

async function* startingWith(
  first: IteratorResult<string, void>,
  rest: AsyncGenerator<string, void>,
): AsyncGenerator<string, void> {
  try {
    if (first.done) return
    yield first.value
    yield* rest
  } finally {
    await rest.return()
  }
}
