import { darker, type Hex, lighter, mix } from '../svg/colour'
import { pickCyclic } from '../svg/pick-cyclic'
import { roundedRect } from '../svg/rounded-path'
import type { SvgDocument } from '../svg/svg-document'

/** The colours of a room: wall, wood, textile. */
export interface RoomColours {
  readonly wall: Hex
  readonly wood: Hex
  readonly cloth: Hex
}

const ROOMS: readonly RoomColours[] = [
  { wall: '#d9d2c4', wood: '#b08a5f', cloth: '#8f9f84' },
  { wall: '#cfd6d3', wood: '#a9825a', cloth: '#b7795c' },
  { wall: '#dccdc2', wood: '#8f6a48', cloth: '#6f8496' },
  { wall: '#d3d3da', wood: '#b8946a', cloth: '#c2a05f' },
  { wall: '#cdd4c6', wood: '#9c7750', cloth: '#a8766f' },
]

/** The colours of one of several rooms. */
export const roomColours = (number: number): RoomColours => pickCyclic(ROOMS, number)

const page = (fill: string, y = 0, height = 1000) => `<rect y="${y}" width="1000" height="${height}" fill="${fill}"/>`

/** A wall lit from the upper left, and a floor of boards from `horizon` down. */
export function room(svg: SvgDocument, { wall, wood }: RoomColours, horizon = 760): string {
  const light = svg.radial(
    [
      [0, '#ffffff', 0.6],
      [1, '#ffffff', 0],
    ],
    [0.25, 0.15, 0.8],
  )
  const floor = svg.linear(
    [
      [0, darker(wood, 0.12)],
      [1, lighter(wood, 0.3)],
    ],
    [0, 0, 0, 1],
  )
  const boards = [-900, -520, -260, -60, 120, 330, 620, 1000]
    .map((spread, i) => `M${500 + spread * 0.42 + i * 3} ${horizon}L${500 + spread} 1000`)
    .join('')
  return (
    page(wall) +
    page(light) +
    page(floor, horizon, 1000 - horizon) +
    `<path d="${boards}" stroke="${darker(wood, 0.35)}" stroke-opacity=".35" stroke-width="3"/>` +
    `<rect y="${horizon - 26}" width="1000" height="26" fill="${lighter(wall, 0.55)}"/><path d="M0 ${horizon}H1000" stroke="${darker(wood, 0.5)}" stroke-opacity=".4" stroke-width="4"/>`
  )
}

/** A table or counter top seen from the front, its edge at `y`. */
export function tableTop(svg: SvgDocument, wood: Hex, y: number, depth = 90): string {
  const top = svg.linear(
    [
      [0, lighter(wood, 0.28)],
      [1, lighter(wood, 0.06)],
    ],
    [0, 0, 0, 1],
  )
  const front = svg.linear(
    [
      [0, darker(wood, 0.12)],
      [1, darker(wood, 0.34)],
    ],
    [0, 0, 0, 1],
  )
  return (
    `<rect y="${y - depth}" width="1000" height="${depth}" fill="${top}"/><rect y="${y}" width="1000" height="${1000 - y}" fill="${front}"/>` +
    `<path d="M0 ${y}H1000" stroke="${lighter(wood, 0.5)}" stroke-width="4" stroke-opacity=".7"/><path d="M0 ${y - depth * 0.6}H1000M0 ${y - depth * 0.25}H1000" stroke="${darker(wood, 0.3)}" stroke-opacity=".18" stroke-width="3"/>`
  )
}

/** A window with a calm view. */
export function windowPane(svg: SvgDocument, x: number, y: number, width: number, height: number, frame: Hex): string {
  const sky = svg.linear(
    [
      [0, '#c9dbe4'],
      [0.7, '#eef1e8'],
      [1, '#e7e2cf'],
    ],
    [0, 0, 0, 1],
  )
  const clip = svg.clip(`<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`)
  const hill = (top: number, tint: Hex) =>
    `<path d="M${x} ${y + height * top}Q${x + width * 0.3} ${y + height * (top - 0.14)} ${x + width * 0.6} ${y + height * top}T${x + width} ${y + height * (top - 0.06)}V${y + height}H${x}Z" fill="${tint}"/>`
  return (
    `<g clip-path="${clip}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${sky}"/>${hill(0.66, '#b9c9b6')}${hill(0.8, '#93ab90')}</g>` +
    `${roundedRect(x, y, width, height, 4)} fill="none" stroke="${frame}" stroke-width="22"/><path d="M${x + width / 2} ${y}V${y + height}M${x} ${y + height * 0.42}H${x + width}" stroke="${frame}" stroke-width="12"/>`
  )
}

/** Wall tiles above `bottom`. */
export function tiles(svg: SvgDocument, tint: Hex, bottom: number, width = 140, height = 70): string {
  const joint = lighter(tint, 0.6)
  const body = `<rect width="${width}" height="${height * 2}" fill="${tint}"/><path d="M0 0H${width}M0 ${height}H${width}M0 0V${height}M${width / 2} ${height}V${height * 2}" stroke="${joint}" stroke-width="6"/>`
  const light = svg.radial(
    [
      [0, '#ffffff', 0.55],
      [1, '#ffffff', 0],
    ],
    [0.3, 0.2, 0.8],
  )
  return `<rect width="1000" height="${bottom}" fill="${svg.pattern(width, height * 2, body)}"/><rect width="1000" height="${bottom}" fill="${light}"/>`
}

/** A plant in a pot, its foot at x, y; out of focus it stands behind a product. */
export function pottedPlant(svg: SvgDocument, x: number, y: number, scale: number, pot: Hex): string {
  const leaf = (turn: number, length: number, tint: Hex) =>
    `<path transform="rotate(${turn} 0 -90)" d="M0 -90C-26 ${-90 - length * 0.4} -20 ${-90 - length * 0.85} 0 ${-90 - length}C20 ${-90 - length * 0.85} 26 ${-90 - length * 0.4} 0 -90Z" fill="${tint}"/>`
  const leaves = [-52, 48, -30, 28, -10, 12]
    .map((turn, i) => leaf(turn, 190 + (i % 3) * 34, mix('#5f8057', '#86a078', (i % 3) / 2)))
    .join('')
  const body = svg.linear([
    [0, darker(pot, 0.25)],
    [0.3, lighter(pot, 0.25)],
    [1, darker(pot, 0.35)],
  ])
  return `<g transform="translate(${x} ${y}) scale(${scale})">${leaves}<path d="M-62 -100H62L48 0H-48Z" fill="${body}"/></g>`
}

/** A pile of books lying, its foot at x, y. */
export function pileOfBooks(x: number, y: number, scale: number): string {
  const book = (dy: number, width: number, shift: number, tint: Hex) =>
    `${roundedRect(-width / 2 + shift, dy, width, 34, 5)} fill="${tint}"/>${roundedRect(width / 2 + shift - 18, dy + 5, 16, 24, 2)} fill="#efe8da"/><path d="M${-width / 2 + shift + 26} ${dy}V${dy + 34}" stroke="#fff" stroke-opacity=".35" stroke-width="4"/>`
  return `<g transform="translate(${x} ${y}) scale(${scale})">${book(-34, 260, 0, '#4a6076')}${book(-68, 230, 8, '#b7795c')}${book(-102, 200, -10, '#d3c39c')}</g>`
}

/** A cup seen from above, at x, y. */
export function cupFromAbove(svg: SvgDocument, x: number, y: number, radius: number): string {
  const shadow = svg.dropShadow(10, '#4b4238', 0.35)
  return `<g filter="${shadow}"><circle cx="${x}" cy="${y}" r="${radius * 1.45}" fill="#e9e3d6"/><circle cx="${x}" cy="${y}" r="${radius * 1.32}" fill="#f3efe6"/></g><path d="M${x + radius} ${y}h${radius * 0.42}" stroke="#e4ddce" stroke-width="${radius * 0.24}" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#f7f4ec"/><circle cx="${x}" cy="${y}" r="${radius * 0.86}" fill="#6b4327"/><path d="M${x - radius * 0.5} ${y - radius * 0.2}A${radius * 0.6} ${radius * 0.6} 0 0 1 ${x + radius * 0.1} ${y - radius * 0.55}" fill="none" stroke="#b98a5c" stroke-width="${radius * 0.1}" stroke-linecap="round"/>`
}
