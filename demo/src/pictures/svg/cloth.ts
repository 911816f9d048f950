import { type Art, n } from './art'
import { darker, type Hex, lighter } from './colour'

/** A fold in cloth: a soft dark line with a soft bright one beside it, as path data. */
export type Fold = string

/** A piece of cloth of the given outline: base, weave, soft volume, folds, and an edge that thickens it. */
export function cloth(art: Art, outline: string, colour: Hex, folds: readonly Fold[] = [], weave = ''): string {
  const dark = darker(colour, 0.6)
  const clip = art.clip(`<path d="${outline}"/>`)
  const volume = art.linear(
    [
      [0, dark, 0.3],
      [0.2, '#ffffff', 0.14],
      [0.45, '#ffffff', 0.05],
      [0.75, dark, 0.1],
      [1, dark, 0.42],
    ],
    [0, 0, 1, 0.25],
  )
  const crease = folds
    .map(
      (fold) =>
        `<path d="${fold}" fill="none" stroke="${dark}" stroke-width="20" opacity=".38"/><path d="${fold}" transform="translate(-16 -6)" fill="none" stroke="#fff" stroke-width="14" opacity=".2"/>`,
    )
    .join('')
  return (
    `<path d="${outline}" fill="${colour}"/>` +
    (weave === '' ? '' : `<path d="${outline}" fill="${weave}"/>`) +
    `<path d="${outline}" fill="${volume}"/>` +
    `<g clip-path="${clip}"><g filter="${art.blur(9)}">${crease}<path d="${outline}" fill="none" stroke="${dark}" stroke-width="22" opacity=".34"/></g></g>`
  )
}

/** A sewn seam: a fine groove and its stitches. */
export const seam = (path: string, colour: Hex): string =>
  `<path d="${path}" fill="none" stroke="${darker(colour, 0.55)}" stroke-opacity=".5" stroke-width="3"/>` +
  `<path d="${path}" transform="translate(0 7)" fill="none" stroke="${lighter(colour, 0.4)}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="7 5"/>`

/** A knitted surface: rows of little V stitches. */
export function knit(art: Art, colour: Hex, size = 16): string {
  const v = `<path d="M0 ${n(size * 0.2)}L${n(size / 2)} ${n(size * 0.8)}L${size} ${n(size * 0.2)}" fill="none" stroke="${darker(colour, 0.5)}" stroke-opacity=".32" stroke-width="${n(size * 0.2)}"/>`
  return art.pattern(size, size * 0.75, v)
}

/** Vertical ribs, as on cuffs and beanies. */
export const rib = (art: Art, colour: Hex, width = 14): string =>
  art.pattern(
    width,
    width,
    `<rect width="${n(width * 0.4)}" height="${width}" fill="${darker(colour, 0.5)}" fill-opacity=".3"/><rect x="${n(width * 0.55)}" width="${n(width * 0.25)}" height="${width}" fill="#fff" fill-opacity=".14"/>`,
  )
