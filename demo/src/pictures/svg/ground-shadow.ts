import { darker, type Hex } from './colour'
import { type SvgDocument, svgNumber } from './svg-document'

/** The shadow of a standing item: dark at the contact, soft away from the lamp. Empty for width 0, where the item draws its own. */
export function groundShadow(svg: SvgDocument, x: number, y: number, width: number, floor: Hex): string {
  if (width === 0) return ''
  const dark = darker(floor, 0.72)
  // Radial gradients: blur filters would take most of a picture's rendering time.
  const ellipse = (cx: number, cy: number, rx: number, ry: number, opacity: number) =>
    `<ellipse cx="${svgNumber(cx)}" cy="${svgNumber(cy)}" rx="${svgNumber(rx)}" ry="${svgNumber(ry)}" fill="${soft(svg, dark, opacity)}"/>`
  return (
    ellipse(x + width * 0.24, y + 6, width * 0.8 + 30, width * 0.11 + 34, 0.34) +
    ellipse(x + width * 0.06, y + 2, width * 0.62 + 12, width * 0.075 + 18, 0.55) +
    ellipse(x, y - 1, width * 0.52 + 4, width * 0.055 + 9, 0.6)
  )
}

/** The paint of a blurred disc. */
export function soft(svg: SvgDocument, colour: Hex, opacity: number): string {
  return svg.radial([
    [0, colour, opacity],
    [0.35, colour, opacity * 0.82],
    [0.6, colour, opacity * 0.42],
    [0.8, colour, opacity * 0.13],
    [1, colour, 0],
  ])
}
