import { openPictureProcess, type PictureProcess } from './picture-process'
import { UploadPlaces } from './upload-places'

/** Limits that all upload routes of a process share. */
export interface UploadResources {
  /** Limits concurrent uploads. */
  places: UploadPlaces
  /** Decodes the files. */
  pictures: PictureProcess
}

export const createUploadResources = (pictures: PictureProcess = openPictureProcess()): UploadResources => ({
  places: new UploadPlaces(),
  pictures,
})
