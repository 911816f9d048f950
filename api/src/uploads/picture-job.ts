import type { KeptPicture } from './reencode-picture'
import type { PicturePurpose } from './upload-limits'

/** A file that the picture process decodes; `field` is what a refusal names. */
export interface PictureJob {
  field: string
  bytes: Uint8Array
  purpose: PicturePurpose
}

/** What decoding took: milliseconds of all cores, and bytes by which the process grew. */
export interface PictureCost {
  ms: number
  bytes: number
}

/** What the picture process answers: a picture, or why there is none. */
export type PictureAnswer = { cost: PictureCost } & (
  | { kept: KeptPicture }
  | { refusal: { statusCode: number; message: string; extra: Record<string, unknown> } }
)
