import { type Art, n } from './art'
import { darker, type Hex, lighter, lightness, mix, tone } from './colour'
import { pick } from './pick-cyclic'
import { soft } from './shadow'

/** The three tones of a set: the wall above, the wall below, the floor in front. */
export interface Tones {
  readonly wall: Hex
  readonly low: Hex
  readonly floor: Hex
}

const CALM = ['#d9cdbd', '#c9d3da', '#c8d3c4', '#dcc6ba', '#d3cdd9', '#d8d3c8', '#c3d2d0'] as const

/** The tones that set off a thing of the given colour. `mood` turns through alternatives of the same calm. */
export function tonesFor(tint: Hex, mood: number): Tones {
  const pale = lightness(tint) > 0.8
  const calm = pick(CALM, mood)
  // Tone on tone for coloured things; a pale thing needs a set that is clearly darker than itself.
  const base = pale
    ? tone(calm, 0.8, 0.05)
    : mood % 2 === 0
      ? tone(mix(tint, calm, 0.45), 0.9, 0.025)
      : lighter(calm, 0.4)
  return { wall: lighter(base, 0.3), low: base, floor: darker(base, 0.07) }
}

/** The set without the product: a seamless sweep of paper under a soft lamp at the upper left. */
export function sweep(art: Art, { wall, low, floor }: Tones, width = 1000, height = 1000): string {
  const paper = art.linear(
    [
      [0, wall],
      [0.6, low],
      [0.72, mix(low, floor, 0.75)],
      [1, lighter(floor, 0.16)],
    ],
    [0, 0, 0, 1],
  )
  const lamp = art.radial(
    [
      [0, '#ffffff', 0.6],
      [1, '#ffffff', 0],
    ],
    [0.28, 0.2, 0.75],
  )
  const corner = art.radial(
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

/** A surface seen from above, for things that lie. */
export function surface(art: Art, { wall, low }: Tones): string {
  const light = art.linear(
    [
      [0, lighter(wall, 0.35)],
      [0.55, mix(wall, low, 0.7)],
      [1, darker(low, 0.06)],
    ],
    [0, 0, 1, 1],
  )
  return `<rect width="1000" height="1000" fill="${light}"/>`
}

/** Late light falling through a window onto the set. */
export function windowLight(art: Art, opacity = 0.34): string {
  const fade = art.linear([
    [0, '#fffaf0', 0],
    [0.22, '#fffaf0', opacity],
    [0.78, '#fffaf0', opacity * 0.85],
    [1, '#fffaf0', 0],
  ])
  const pane = (x: number, width: number) =>
    `<rect transform="skewX(21)" x="${x}" y="-20" width="${width}" height="1060" fill="${fade}"/>`
  return pane(10, 190) + pane(222, 190) + pane(520, 210)
}

/** A round-headed panel on the wall, behind the product. */
export function arch(art: Art, { low, floor }: Tones): string {
  const face = art.linear(
    [
      [0, mix(low, darker(floor, 0.12), 0.8), 0.75],
      [0.55, darker(floor, 0.08), 0.55],
      [0.98, darker(floor, 0.08), 0],
    ],
    [0, 0, 0.15, 1],
  )
  return `<path d="M232 745V410A268 268 0 0 1 768 410V745Z" fill="${face}"/>`
}

/** A low round stage with its top at the given height. */
export function stage(art: Art, { low, floor }: Tones, y: number, radius: number): string {
  const side = art.linear([
    [0, darker(floor, 0.2)],
    [0.3, lighter(low, 0.3)],
    [0.6, floor],
    [1, darker(floor, 0.28)],
  ])
  const ry = radius * 0.15
  const shadow = `<ellipse cx="545" cy="${n(y + 54)}" rx="${n(radius * 1.25)}" ry="${n(ry * 1.6)}" fill="${soft(art, darker(floor, 0.6), 0.5)}"/>`
  return (
    shadow +
    `<path d="M${500 - radius} ${n(y)}V${n(y + 46)}A${radius} ${n(ry)} 0 0 0 ${500 + radius} ${n(y + 46)}V${n(y)}Z" fill="${side}"/>` +
    `<ellipse cx="500" cy="${n(y)}" rx="${radius}" ry="${n(ry)}" fill="${lighter(low, 0.42)}"/>`
  )
}
