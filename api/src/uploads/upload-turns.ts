import { FairTurns } from './fair-turns'
import { UploadPlaces } from './upload-places'

/** What all routes of a process that take pictures share. */
export interface UploadTurns {
  /** Who may upload now. */
  places: UploadPlaces
  /** Whose picture is encoded next. */
  encoding: FairTurns
}

export const createUploadTurns = (): UploadTurns => ({ places: new UploadPlaces(), encoding: new FairTurns() })
