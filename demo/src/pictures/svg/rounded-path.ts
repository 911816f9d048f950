import { svgNumber } from './svg-document'

/** A corner with its rounding, in drawing units. */
export type Corner = readonly [x: number, y: number, round?: number]

/** Path data through the corners, each rounded by its own radius, without the first `M` when `continued`. */
export function roundedPath(corners: readonly Corner[], continued = false): string {
  const parts: string[] = []
  corners.forEach(([x, y, round = 0], i) => {
    const before = corners[i - 1]
    const after = corners[i + 1]
    if (!before || !after || round === 0) {
      parts.push(`${i === 0 && !continued ? 'M' : 'L'}${svgNumber(x)} ${svgNumber(y)}`)
      return
    }
    const towards = ([tx, ty]: Corner) => {
      const length = Math.hypot(tx - x, ty - y) || 1
      const t = Math.min(round, length / 2) / length
      return `${svgNumber(x + (tx - x) * t)} ${svgNumber(y + (ty - y) * t)}`
    }
    parts.push(`L${towards(before)}Q${svgNumber(x)} ${svgNumber(y)} ${towards(after)}`)
  })
  return parts.join('')
}

/** Closed path data of a polygon with rounded corners. */
export function roundedPolygon(corners: readonly Corner[]): string {
  const [first, second] = corners
  const last = corners.at(-1)
  if (!first || !second || !last) return ''
  const middle = (a: Corner, b: Corner): Corner => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const start = middle(last, first)
  return `${roundedPath([start, ...corners, start])}Z`
}

/** A rectangle with rounded corners, as an element's opening attributes. */
export const roundedRect = (x: number, y: number, width: number, height: number, radius = 0): string =>
  `<rect x="${svgNumber(x)}" y="${svgNumber(y)}" width="${svgNumber(width)}" height="${svgNumber(height)}" rx="${svgNumber(radius)}"`
