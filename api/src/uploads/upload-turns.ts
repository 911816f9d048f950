import { openPictureProcess, type PictureProcess } from './picture-process'
import { UploadPlaces } from './upload-places'

/** Limits that all upload routes of a process share. */
export interface UploadTurns {
  /** Limits concurrent uploads. */
  places: UploadPlaces
  /** Decodes the files. */
  pictures: PictureProcess
}

export const createUploadTurns = (pictures: PictureProcess = openPictureProcess()): UploadTurns => ({
  places: new UploadPlaces(),
  pictures,
})
