import { createPlaces, type Places } from '../fair-queue/places'
import { openPictureProcess, type PictureProcess } from './picture-process'

/** Forms that are received or decoded at once; each has at most three files on the disk. */
const PLACES = { all: { most: 120, unverified: 80 }, network: { most: 6, unverified: 4 } }

/** Milliseconds; the site's server closes a connection that stands still for a minute. */
const PATIENCE_MS = 45_000

/** Limits that all upload routes of a process share. */
export interface UploadResources {
  /** Places for forms. */
  places: Places
  /** Decodes the files. */
  decoder: PictureProcess
}

export const createUploadResources = (decoder: PictureProcess = openPictureProcess()): UploadResources => ({
  places: createPlaces(PLACES, () => AbortSignal.timeout(PATIENCE_MS)),
  decoder,
})
