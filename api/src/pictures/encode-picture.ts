import sharp from 'sharp'
import type { PictureFile } from './picture-file'

// Two pictures are encoded at once, each on one core.
sharp.concurrency(1)
sharp.cache(false)

/** Encodes an image that sharp reads as one file of a picture. */
export function encodePicture(image: Buffer, { width, format }: PictureFile): Promise<Buffer> {
  const flat = sharp(image).resize({ width }).flatten({ background: '#ffffff' })
  switch (format) {
    case 'avif':
      return flat.avif({ quality: 58, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
    case 'webp':
      return flat.webp({ quality: 80, effort: 3, smartSubsample: true }).toBuffer()
    case 'jpg':
      return flat.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  }
}
