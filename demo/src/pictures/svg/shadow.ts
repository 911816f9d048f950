import { type Art, n } from './art'
import { darker, type Hex } from './colour'

/** What a standing thing throws on the floor: a dark line of contact and a soft cast away from the lamp. Width 0: it draws its own. */
export function groundShadow(art: Art, x: number, y: number, width: number, floor: Hex): string {
  if (width === 0) return ''
  const dark = darker(floor, 0.72)
  // Radial gradients, not blurs: a filter on every shadow would be most of a picture's rendering time.
  const ellipse = (cx: number, cy: number, rx: number, ry: number, opacity: number) =>
    `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${soft(art, dark, opacity)}"/>`
  return (
    ellipse(x + width * 0.24, y + 6, width * 0.8 + 30, width * 0.11 + 34, 0.34) +
    ellipse(x + width * 0.06, y + 2, width * 0.62 + 12, width * 0.075 + 18, 0.55) +
    ellipse(x, y - 1, width * 0.52 + 4, width * 0.055 + 9, 0.6)
  )
}

/** A paint that fades out like a blurred disc. */
export function soft(art: Art, colour: Hex, opacity: number): string {
  return art.radial([
    [0, colour, opacity],
    [0.35, colour, opacity * 0.82],
    [0.6, colour, opacity * 0.42],
    [0.8, colour, opacity * 0.13],
    [1, colour, 0],
  ])
}
