import { openPictureProcess, type PictureProcess } from './picture-process'
import { UploadPlaces } from './upload-places'

/** What all routes of a process that take pictures share. */
export interface UploadTurns {
  /** Who may upload now. */
  places: UploadPlaces
  /** Where files are decoded. */
  pictures: PictureProcess
}

export const createUploadTurns = (pictures: PictureProcess = openPictureProcess()): UploadTurns => ({
  places: new UploadPlaces(),
  pictures,
})
