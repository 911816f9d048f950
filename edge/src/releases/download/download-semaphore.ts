import type { ServerResponse } from 'node:http'
import { createFairSemaphore } from '../api/fair-semaphore'
import { HttpError } from '../http-error'

/** Each download reads a release twice, once to check it. Slow readers hold permits for long, so there are several. */
const LIMITS = { permits: 12, perName: 2, waiting: 4, what: 'downloads' }
/** Milliseconds that the release command waits for a download; a slower client loses its permit. */
const MAX_MS = 120_000

/**
 * Waits for a permit, which the answer holds until it has ended; after two minutes the answer is cut off. Throws
 * `HttpError` 429 when four downloads of the name wait already.
 */
export type AcquireDownload = (name: string, answer: ServerResponse) => Promise<void>

export function createDownloadSemaphore(maxMs = MAX_MS): AcquireDownload {
  const acquire = createFairSemaphore(LIMITS)
  return async (name, answer) => {
    const free = await acquire(name)
    // If the client left during the token check or in the queue, the `close` event has already passed.
    if (answer.destroyed) {
      free()
      throw new HttpError(400, 'The connection was closed.')
    }
    const tooLong = setTimeout(() => answer.destroy(), maxMs).unref()
    answer.once('close', () => {
      clearTimeout(tooLong)
      free()
    })
  }
}
