import sharp from 'sharp'
import { badField, Problem } from '../http/problem'
import { checkPicture } from './check-picture'
import { countJpegScans } from './count-jpeg-scans'
import { firstGifFrame } from './first-gif-frame'
import { pngWithoutTexts } from './png-without-texts'
import { type PictureType, sniffPicture } from './sniff-picture'
import { uploadKey } from './upload-key'
import { DECODE_SECONDS, KEPT_SIDE, MAX_JPEG_SCANS, MAX_PIXELS, type PicturePurpose } from './upload-limits'
import { uploadTexts } from './upload-texts'

/** A stored picture: upright, without metadata, always a JPEG. */
export interface KeptPicture {
  key: string
  image: Buffer
  /** Pixels. */
  width: number
  height: number
}

/** The average colours of the upper and the lower half, as twelve hexadecimal digits. */
async function toneOf(image: Buffer): Promise<string> {
  const pixels = await sharp(image).resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return pixels.toString('hex', 0, 6)
}

/** Reduces a file to the parts that determine its pixels, so that nothing else costs decoding time. */
const needed: Readonly<Record<PictureType, (bytes: Buffer) => Buffer>> = {
  jpeg: (bytes) => bytes,
  png: pngWithoutTexts,
  gif: firstGifFrame,
  webp: (bytes) => bytes,
}

async function decodeAndEncode(field: string, bytes: Buffer, purpose: PicturePurpose): Promise<KeptPicture> {
  // `pages: 1` reads only an animation's first frame; `failOn` refuses truncated and broken files.
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
  const refusal = checkPicture(field, await picture.metadata())
  if (refusal) throw refusal
  const side = KEPT_SIDE[purpose]
  const { data, info } = await picture
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { key: uploadKey(data, await toneOf(data)), image: data, width: info.width, height: info.height }
}

/**
 * Decodes a picture and encodes it again, so that only its pixels are kept. Rejects with a Problem that names `field`
 * unless it is a JPEG, PNG, GIF or WebP of permitted size.
 */
export async function reencodePicture(field: string, bytes: Buffer, purpose: PicturePurpose): Promise<KeptPicture> {
  const type = sniffPicture(bytes)
  if (!type) throw badField(field, uploadTexts.wrongType)
  if (type === 'jpeg' && countJpegScans(bytes, MAX_JPEG_SCANS) > MAX_JPEG_SCANS) {
    throw badField(field, uploadTexts.damaged)
  }
  return decodeAndEncode(field, needed[type](bytes), purpose).catch((error: unknown) => {
    if (error instanceof Problem) throw error
    const tooLarge = error instanceof Error && /pixel limit|dimensions/i.test(error.message)
    throw badField(field, tooLarge ? uploadTexts.tooManyPixels : uploadTexts.damaged)
  })
}
