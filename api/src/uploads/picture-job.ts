import type { KeptPicture } from './reencode-picture'
import type { PicturePurpose } from './upload-limits'

/** A file for the picture process to decode; refusals name its `field`. */
export interface PictureJob {
  field: string
  bytes: Uint8Array
  purpose: PicturePurpose
}

/** The cost of decoding: CPU milliseconds of all cores, and how many bytes the process grew. */
export interface PictureCost {
  ms: number
  bytes: number
}

/** The response of the picture process: a picture, or the reason why there is none. */
export type PictureAnswer = { cost: PictureCost } & (
  | { kept: KeptPicture }
  | { refusal: { statusCode: number; message: string; extra: Record<string, unknown> } }
)
