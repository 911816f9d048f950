import type { ServerResponse } from 'node:http'
import { createWorkPlaces } from '../api/work-places'
import { HttpError } from '../http-error'

/** Each download reads a release twice, once to check it; one name leaves places for the others. */
const LIMITS = { places: 4, perName: 2, waiting: 4, what: 'downloads' }
/** How long the release command waits for a download; who reads slower gives the place back, in milliseconds. */
const MAX_MS = 120_000

/**
 * Waits for a place for an answer, which has it until it has ended; after two minutes the answer is cut off. Throws `HttpError`
 * 429 when four of the name wait already.
 */
export type TakeDownloadPlace = (name: string, answer: ServerResponse) => Promise<void>

export function createDownloadPlaces(maxMs = MAX_MS): TakeDownloadPlace {
  const takePlace = createWorkPlaces(LIMITS)
  return async (name, answer) => {
    const giveBack = await takePlace(name)
    // Its event has passed when the caller left while the token was verified, or in the line.
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
