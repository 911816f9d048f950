import { darker, type Hex, lighter, lightness, mix, tone } from './colour'
import { soft } from './ground-shadow'
import { pickCyclic } from './pick-cyclic'
import { type SvgDocument, svgNumber } from './svg-document'

/** The colours of a backdrop: the upper wall, the lower wall, the floor. */
export interface Tones {
  readonly wall: Hex
  readonly low: Hex
  readonly floor: Hex
}

const CALM = ['#d9cdbd', '#c9d3da', '#c8d3c4', '#dcc6ba', '#d3cdd9', '#d8d3c8', '#c3d2d0'] as const

/** The backdrop colours for an item of this colour; `backdrop` selects one of several. */
export function backdropTones(tint: Hex, backdrop: number): Tones {
  const pale = lightness(tint) > 0.8
  const calm = pickCyclic(CALM, backdrop)
  // Coloured items get a backdrop of their own hue; pale ones a clearly darker backdrop.
  const base = pale
    ? tone(calm, 0.8, 0.05)
    : backdrop % 2 === 0
      ? tone(mix(tint, calm, 0.45), 0.9, 0.025)
      : lighter(calm, 0.4)
  return { wall: lighter(base, 0.3), low: base, floor: darker(base, 0.07) }
}

/** A seamless paper backdrop, lit from the upper left. */
export function sweep(svg: SvgDocument, { wall, low, floor }: Tones, width = 1000, height = 1000): string {
  const paper = svg.linear(
    [
      [0, wall],
      [0.6, low],
      [0.72, mix(low, floor, 0.75)],
      [1, lighter(floor, 0.16)],
    ],
    [0, 0, 0, 1],
  )
  const lamp = svg.radial(
    [
      [0, '#ffffff', 0.6],
      [1, '#ffffff', 0],
    ],
    [0.28, 0.2, 0.75],
  )
  const corner = svg.radial(
    [
      [0, darker(floor, 0.5), 0],
      [0.6, darker(floor, 0.5), 0],
      [1, darker(floor, 0.5), 0.22],
    ],
    [0.45, 0.4, 0.85],
  )
  const page = (fill: string) => `<rect width="${width}" height="${height}" fill="${fill}"/>`
  return page(paper) + page(lamp) + page(corner)
}

/** A surface from above, for lying items. */
export function surface(svg: SvgDocument, { wall, low }: Tones): string {
  const light = svg.linear(
    [
      [0, lighter(wall, 0.35)],
      [0.55, mix(wall, low, 0.7)],
      [1, darker(low, 0.06)],
    ],
    [0, 0, 1, 1],
  )
  return `<rect width="1000" height="1000" fill="${light}"/>`
}

/** Window light on the backdrop. */
export function windowLight(svg: SvgDocument, opacity = 0.34): string {
  const fade = svg.linear([
    [0, '#fffaf0', 0],
    [0.22, '#fffaf0', opacity],
    [0.78, '#fffaf0', opacity * 0.85],
    [1, '#fffaf0', 0],
  ])
  const pane = (x: number, width: number) =>
    `<rect transform="skewX(21)" x="${x}" y="-20" width="${width}" height="1060" fill="${fade}"/>`
  return pane(10, 190) + pane(222, 190) + pane(520, 210)
}

/** An arch on the wall behind the product. */
export function arch(svg: SvgDocument, { low, floor }: Tones): string {
  const face = svg.linear(
    [
      [0, mix(low, darker(floor, 0.12), 0.8), 0.75],
      [0.55, darker(floor, 0.08), 0.55],
      [0.98, darker(floor, 0.08), 0],
    ],
    [0, 0, 0.15, 1],
  )
  return `<path d="M232 745V410A268 268 0 0 1 768 410V745Z" fill="${face}"/>`
}

/** A low round stage with its top at `y`. */
export function stage(svg: SvgDocument, { low, floor }: Tones, y: number, radius: number): string {
  const side = svg.linear([
    [0, darker(floor, 0.2)],
    [0.3, lighter(low, 0.3)],
    [0.6, floor],
    [1, darker(floor, 0.28)],
  ])
  const ry = radius * 0.15
  const shadow = `<ellipse cx="545" cy="${svgNumber(y + 54)}" rx="${svgNumber(radius * 1.25)}" ry="${svgNumber(ry * 1.6)}" fill="${soft(svg, darker(floor, 0.6), 0.5)}"/>`
  return (
    shadow +
    `<path d="M${500 - radius} ${svgNumber(y)}V${svgNumber(y + 46)}A${radius} ${svgNumber(ry)} 0 0 0 ${500 + radius} ${svgNumber(y + 46)}V${svgNumber(y)}Z" fill="${side}"/>` +
    `<ellipse cx="500" cy="${svgNumber(y)}" rx="${radius}" ry="${svgNumber(ry)}" fill="${lighter(low, 0.42)}"/>`
  )
}
