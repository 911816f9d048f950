import { darker, type Hex, lighter } from './colour'
import { type SvgDocument, svgNumber } from './svg-document'

/** Path data of a fold, drawn as a dark line beside a bright one. */
export type Fold = string

/** A piece of cloth: base colour, weave, shading, folds and a dark edge. */
export function cloth(svg: SvgDocument, outline: string, colour: Hex, folds: readonly Fold[] = [], weave = ''): string {
  const dark = darker(colour, 0.6)
  const clip = svg.clip(`<path d="${outline}"/>`)
  const volume = svg.linear(
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
    `<g clip-path="${clip}"><g filter="${svg.blur(9)}">${crease}<path d="${outline}" fill="none" stroke="${dark}" stroke-width="22" opacity=".34"/></g></g>`
  )
}

/** A seam: a groove with stitches. */
export const seam = (path: string, colour: Hex): string =>
  `<path d="${path}" fill="none" stroke="${darker(colour, 0.55)}" stroke-opacity=".5" stroke-width="3"/>` +
  `<path d="${path}" transform="translate(0 7)" fill="none" stroke="${lighter(colour, 0.4)}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="7 5"/>`

/** The paint of a knitted surface: rows of V stitches. */
export function knit(svg: SvgDocument, colour: Hex, size = 16): string {
  const v = `<path d="M0 ${svgNumber(size * 0.2)}L${svgNumber(size / 2)} ${svgNumber(size * 0.8)}L${size} ${svgNumber(size * 0.2)}" fill="none" stroke="${darker(colour, 0.5)}" stroke-opacity=".32" stroke-width="${svgNumber(size * 0.2)}"/>`
  return svg.pattern(size, size * 0.75, v)
}

/** The paint of vertical ribs, as on cuffs. */
export const rib = (svg: SvgDocument, colour: Hex, width = 14): string =>
  svg.pattern(
    width,
    width,
    `<rect width="${svgNumber(width * 0.4)}" height="${width}" fill="${darker(colour, 0.5)}" fill-opacity=".3"/><rect x="${svgNumber(width * 0.55)}" width="${svgNumber(width * 0.25)}" height="${width}" fill="#fff" fill-opacity=".14"/>`,
  )
