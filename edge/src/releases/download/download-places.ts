import type { ServerResponse } from 'node:http'
import { createWorkPlaces } from '../api/work-places'
import { HttpError } from '../http-error'

/** Each download reads a release twice, once to check it; one name must leave slots for others. */
const LIMITS = { places: 4, perName: 2, waiting: 4, what: 'downloads' }
/** Milliseconds that the release command waits for a download; a slower client loses its slot. */
const MAX_MS = 120_000

/**
 * Waits for a slot, which the answer holds until it has ended; after two minutes the answer is cut off. Throws
 * `HttpError` 429 when four downloads of the name wait already.
 */
export type TakeDownloadPlace = (name: string, answer: ServerResponse) => Promise<void>

export function createDownloadPlaces(maxMs = MAX_MS): TakeDownloadPlace {
  const takePlace = createWorkPlaces(LIMITS)
  return async (name, answer) => {
    const giveBack = await takePlace(name)
    // If the client left during the token check or in the queue, the `close` event has already passed.
    if (answer.destroyed) {
      giveBack()
      throw new HttpError(400, 'The connection was closed.')
    }
    const tooLong = setTimeout(() => answer.destroy(), maxMs).unref()
    answer.once('close', () => {
      clearTimeout(tooLong)
      giveBack()
    })
  }
}
