/** Pixels. Every picture exists in each of these widths up to that of its original. */
const WIDTHS = [96, 320, 480, 640, 960, 1280, 1600] as const

export const FORMATS = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof FORMATS)[number]

/** One file of a picture: `640.webp`. */
export interface PictureFile {
  readonly width: number
  readonly format: Format
}

/** JPEG is only for link previews and, small, for e-mails. */
const JPEG_WIDTHS: readonly number[] = [320, 1280]

/** Parses a file name; null if no picture has such a file. */
export function parsePictureFile(name: string): PictureFile | null {
  const [, digits = '', ending] = /^(\d{2,4})\.(avif|webp|jpg)$/.exec(name) ?? []
  const format = FORMATS.find((known) => known === ending)
  const width = WIDTHS.find((known) => String(known) === digits)
  if (!format || !width || (format === 'jpg' && !JPEG_WIDTHS.includes(width))) return null
  return { width, format }
}
