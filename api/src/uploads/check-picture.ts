import type { Metadata } from 'sharp'
import { badField, type Problem } from '../http/problem'
import { MAX_DECODED_BYTES, MAX_PIXELS, MAX_RATIO, MAX_SIDE, MIN_SIDE } from './upload-limits'
import { uploadTexts } from './upload-texts'

const BYTES_OF_DEPTH: Readonly<Record<string, number>> = { uchar: 1, ushort: 2 }

/**
 * Why a picture with this metadata is refused; null if it may be decoded. Reads only the metadata and decodes nothing.
 */
export function checkPicture(field: string, { autoOrient, channels, depth }: Metadata): Problem | null {
  const { width, height } = autoOrient
  const pixels = width * height
  if (Math.min(width, height) < MIN_SIDE) return badField(field, uploadTexts.tooSmall(width, height))
  if (
    Math.max(width, height) > MAX_SIDE ||
    pixels > MAX_PIXELS ||
    pixels * channels * (BYTES_OF_DEPTH[depth] ?? 4) > MAX_DECODED_BYTES
  ) {
    return badField(field, uploadTexts.tooLarge(width, height))
  }
  if (Math.max(width / height, height / width) > MAX_RATIO) {
    return badField(field, uploadTexts.tooLong(width, height))
  }
  return null
}
