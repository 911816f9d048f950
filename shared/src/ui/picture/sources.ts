/** Widths in pixels in which every product picture exists. */
export const PICTURE_WIDTHS = [96, 320, 480, 640, 960, 1280] as const

const ADDRESS = /^(\/media\/[A-Za-z0-9._~-]+\/)\d+\.(?:webp|avif|jpg)$/

/** `srcset` lists for a picture of ours; null for an address that is not (it is then shown as it is). */
export function pictureSources(address: string): { avif: string; webp: string } | null {
  const base = address.match(ADDRESS)?.[1]
  if (!base) return null
  const list = (extension: string): string =>
    PICTURE_WIDTHS.map((width) => `${base}${width}.${extension} ${width}w`).join(', ')
  return { avif: list('avif'), webp: list('webp') }
}
