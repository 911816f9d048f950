import sharp from 'sharp'
import { aspectOf, draw } from './draw'
import type { Picture } from './key'

/** Widths in pixels that every picture exists at. */
export const WIDTHS = [96, 320, 480, 640, 960, 1280] as const

/** Campaign art is also made this wide. */
const BANNER_WIDTH = 1600

export const FORMATS = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof FORMATS)[number]

/** One file of a picture: `640.webp`. */
export interface Variant {
  readonly width: number
  readonly format: Format
}

/** Reads a file name of a picture. Anything that is not made is null. JPEG is for link previews only, at 1280. */
export function parseVariant(file: string, picture: Picture): Variant | null {
  const [, digits = '', ending] = /^(\d{2,4})\.(avif|webp|jpg)$/.exec(file) ?? []
  const format = FORMATS.find((known) => known === ending)
  const widths: readonly number[] = picture.kind === 'banner' ? [...WIDTHS, BANNER_WIDTH] : WIDTHS
  const width = widths.find((known) => String(known) === digits)
  if (!format || !width || (format === 'jpg' && width !== 1280)) return null
  return { width, format }
}

// Two pictures are made at once; each must leave the other a core.
sharp.concurrency(1)
sharp.cache(false)

/** Renders one variant. The SVG is drawn by the renderer at its final size, so small ones are cheap. */
export async function render(picture: Picture, { width, format }: Variant): Promise<Buffer> {
  const height = Math.round(width * aspectOf(picture))
  const svg = draw(picture).replace(/width="\d+" height="\d+">/, `width="${width}" height="${height}">`)
  const image = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' })
  switch (format) {
    case 'avif':
      return image.avif({ quality: 58, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
    case 'webp':
      return image.webp({ quality: 80, effort: 3, smartSubsample: true }).toBuffer()
    case 'jpg':
      return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  }
}
