import type { CriticalPicture } from '../../contract/route-handle'

/** The widths in pixels of every product picture. */
export const PICTURE_WIDTHS = [96, 320, 480, 640, 960, 1280] as const

/** The highest pixel density that makes a visible difference. */
const DENSITY = 3

const ADDRESS = /^(\/media\/[A-Za-z0-9._~-]+\/)\d+\.(?:webp|avif|jpg)$/

/**
 * `srcset` lists of a picture of the shop, with the files that `sizes` needs; null for other addresses, which are
 * shown as they are.
 */
export function pictureSources(address: string, sizes = '100vw'): { avif: string; webp: string } | null {
  const base = address.match(ADDRESS)?.[1]
  if (!base) return null
  const widths = widthsFor(sizes)
  const list = (extension: string): string => widths.map((width) => `${base}${width}.${extension} ${width}w`).join(', ')
  return { avif: list('avif'), webp: list('webp') }
}

/** If all `sizes` are pixels, files larger than the largest one needs are left out. */
function widthsFor(sizes: string): readonly number[] {
  const lengths = sizes.split(',').map((part) => part.trim().split(' ').at(-1) ?? '')
  if (!lengths.every((length) => /^\d+px$/.test(length))) return PICTURE_WIDTHS
  const needed = Math.max(...lengths.map((length) => Number.parseInt(length, 10))) * DENSITY
  const enough = PICTURE_WIDTHS.findIndex((width) => width >= needed)
  return enough < 0 ? PICTURE_WIDTHS : PICTURE_WIDTHS.slice(0, enough + 1)
}

/**
 * The entry in a page's `meta` for a picture of its first view. `inline` is the width in pixels of the file to inline:
 * at least what a phone shows it at, since browsers do not count a smaller one as the largest paint. Empty for a
 * picture of another site.
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
