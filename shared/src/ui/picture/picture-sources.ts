import type { CriticalPicture } from '../../contract/route-handle'

/** Widths in pixels in which every product picture exists. */
export const PICTURE_WIDTHS = [96, 320, 480, 640, 960, 1280] as const

/** The densest screens show this many pixels for one of CSS; beyond it nobody sees a difference. */
const DENSITY = 3

const ADDRESS = /^(\/media\/[A-Za-z0-9._~-]+\/)\d+\.(?:webp|avif|jpg)$/

/**
 * `srcset` lists for a picture of ours, with the files that `sizes` can call for; null for an address that is not (it is
 * then shown as it is).
 */
export function pictureSources(address: string, sizes = '100vw'): { avif: string; webp: string } | null {
  const base = address.match(ADDRESS)?.[1]
  if (!base) return null
  const widths = widthsFor(sizes)
  const list = (extension: string): string => widths.map((width) => `${base}${width}.${extension} ${width}w`).join(', ')
  return { avif: list('avif'), webp: list('webp') }
}

/** Files beyond what the largest of the `sizes` needs are left out where all of them are pixels. */
function widthsFor(sizes: string): readonly number[] {
  const lengths = sizes.split(',').map((part) => part.trim().split(' ').at(-1) ?? '')
  if (!lengths.every((length) => /^\d+px$/.test(length))) return PICTURE_WIDTHS
  const needed = Math.max(...lengths.map((length) => Number.parseInt(length, 10))) * DENSITY
  const enough = PICTURE_WIDTHS.findIndex((width) => width >= needed)
  return enough < 0 ? PICTURE_WIDTHS : PICTURE_WIDTHS.slice(0, enough + 1)
}

/**
 * What a page's `meta` says of a picture of its first view. `inline` is the width in pixels of the file that comes inside
 * of the document: at least what a phone shows it at, since a smaller one counts as no picture. Empty for a picture that
 * is not ours.
 */
export function criticalPicture(
  src: string | undefined,
  sizes: string,
  inline: (typeof PICTURE_WIDTHS)[number],
): CriticalPicture[] {
  const sources = src && pictureSources(src, sizes)
  const base = src?.match(ADDRESS)?.[1]
  return sources && base ? [{ src, srcset: sources.avif, sizes, inline: `${base}${inline}.avif` }] : []
}
