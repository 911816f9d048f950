import { svgNumber } from './svg-document'

// An alphabet of strokes in cells six units high: SVG text would depend on the fonts of the machine.
const glyphs: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [4.4, 'M0 6L2.2 0L4.4 6M.8 4H3.6'],
  B: [3.6, 'M0 0V6H2A1.6 1.6 0 0 0 2 2.8H0M0 0H1.8A1.4 1.4 0 0 1 1.8 2.8'],
  C: [4.6, 'M4.6 1.2A3 3 0 1 0 4.6 4.8'],
  D: [4.2, 'M0 0V6H1.3A3 3 0 0 0 1.3 0Z'],
  E: [3, 'M3 0H0V6H3M0 3H2.5'],
  F: [3, 'M3 0H0V6M0 3H2.4'],
  G: [5, 'M4.7 1.2A3 3 0 1 0 5.1 3.2H3.2'],
  H: [4, 'M0 0V6M4 0V6M0 3H4'],
  I: [0.2, 'M.1 0V6'],
  J: [2.4, 'M2.4 0V4.4A1.5 1.5 0 0 1 0 5.2'],
  K: [3.7, 'M0 0V6M3.5 0L0 3.6M1.3 2.4L3.7 6'],
  L: [2.7, 'M0 0V6H2.7'],
  M: [5, 'M0 6V0L2.5 4L5 0V6'],
  N: [4.2, 'M0 6V0L4.2 6V0'],
  O: [6, 'M3 0A3 3 0 1 0 3 6A3 3 0 1 0 3 0Z'],
  P: [3.5, 'M0 6V0H1.9A1.6 1.6 0 0 1 1.9 3.3H0'],
  Q: [6, 'M3 0A3 3 0 1 0 3 6A3 3 0 1 0 3 0ZM3.8 4.2L5.8 6.2'],
  R: [3.7, 'M0 6V0H1.9A1.6 1.6 0 0 1 1.9 3.3H0M1.7 3.3L3.7 6'],
  S: [3.3, 'M3.2 1A1.55 1.4 0 1 0 1.7 2.9A1.6 1.5 0 1 1 0 4.9'],
  T: [4, 'M0 0H4M2 0V6'],
  U: [4, 'M0 0V4A2 2 0 0 0 4 4V0'],
  V: [4.4, 'M0 0L2.2 6L4.4 0'],
  W: [6.4, 'M0 0L1.7 6L3.2 1L4.7 6L6.4 0'],
  X: [4, 'M0 0L4 6M4 0L0 6'],
  Y: [4.2, 'M0 0L2.1 3.1L4.2 0M2.1 3.1V6'],
  Z: [3.8, 'M0 0H3.8L0 6H3.8'],
  '&': [4.6, 'M4.6 6L1.3 1.9A1.1 1.1 0 1 1 3 1.8L.9 3.4A1.5 1.5 0 0 0 3.7 5Q4.4 4.3 4.4 3.2'],
  '0': [3.8, 'M1.9 0A1.9 3 0 1 0 1.9 6A1.9 3 0 1 0 1.9 0Z'],
  '1': [1.4, 'M0 1L1.4 0V6'],
  '2': [3.4, 'M.1 1.5A1.6 1.5 0 0 1 3.3 1.6Q3.3 2.6 0 6H3.4'],
  '3': [3.4, 'M.1 .9A1.6 1.4 0 1 1 1.6 2.8A1.7 1.6 0 1 1 0 5.1'],
  '4': [3.8, 'M2.9 6V0L0 4.2H3.8'],
  '5': [3.4, 'M3.2 0H.5L.3 2.7A1.8 1.8 0 1 1 0 5.2'],
  '6': [3.6, 'M2.8 0L.6 2.9A1.8 1.8 0 1 0 1.8 2.4'],
  '7': [3.4, 'M0 0H3.4L1.2 6'],
  '8': [3.4, 'M1.7 0A1.4 1.4 0 1 0 1.7 2.8A1.6 1.6 0 1 0 1.7 6A1.6 1.6 0 1 0 1.7 2.8A1.4 1.4 0 1 0 1.7 0Z'],
  '9': [3.6, 'M.8 6L3 3.1A1.8 1.8 0 1 0 1.8 3.6'],
  ' ': [2.2, ''],
}

export interface Lettering {
  readonly x: number
  /** The vertical middle of the line. */
  readonly y: number
  /** Height of the letters. */
  readonly size: number
  readonly colour: string
  /** Stroke width over height. */
  readonly weight?: number
  /** Space between letters over height. */
  readonly tracking?: number
  /** A wider line is scaled down to this width. */
  readonly maxWidth?: number
  readonly anchor?: 'middle' | 'start'
}

/** A line of capital letters as strokes; unknown letters become spaces. */
export function lettering(text: string, options: Lettering): string {
  const {
    x,
    y,
    colour,
    weight = 0.13,
    tracking = 0.26,
    maxWidth = Number.POSITIVE_INFINITY,
    anchor = 'middle',
  } = options
  const letters = [...text.toUpperCase()].map((letter) => glyphs[letter] ?? ([2.2, ''] as const))
  const gap = tracking * 6
  const units = letters.reduce((sum, [width]) => sum + width + gap, -gap)
  const scale = Math.min(options.size / 6, maxWidth / units)
  let at = 0
  const strokes = letters.map(([width, path]) => {
    const placed = path === '' ? '' : `<path transform="translate(${svgNumber(at)} 0)" d="${path}"/>`
    at += width + gap
    return placed
  })
  const left = anchor === 'middle' ? x - (units * scale) / 2 : x
  return (
    `<g transform="translate(${svgNumber(left)} ${svgNumber(y - 3 * scale)}) scale(${(scale).toFixed(3)})" fill="none" stroke="${colour}" ` +
    `stroke-width="${svgNumber(weight * 6)}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
  )
}
