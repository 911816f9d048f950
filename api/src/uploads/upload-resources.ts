import { openPictureProcess, type PictureProcess } from './picture-process'
import { UploadLimiter } from './upload-limiter'

/** Limits that all upload routes of a process share. */
export interface UploadResources {
  /** Limits concurrent uploads. */
  limiter: UploadLimiter
  /** Decodes the files. */
  pictures: PictureProcess
}

export const createUploadResources = (pictures: PictureProcess = openPictureProcess()): UploadResources => ({
  limiter: new UploadLimiter(),
  pictures,
})
