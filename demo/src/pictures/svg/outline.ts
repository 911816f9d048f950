import { n } from './art'

/** A corner: x, y and how far it is rounded, in drawing units. */
export type Corner = readonly [x: number, y: number, round?: number]

/** Path data through the corners, each rounded by its own radius, without the first `M` when `continued`. */
export function line(corners: readonly Corner[], continued = false): string {
  const parts: string[] = []
  corners.forEach(([x, y, round = 0], i) => {
    const before = corners[i - 1]
    const after = corners[i + 1]
    if (!before || !after || round === 0) {
      parts.push(`${i === 0 && !continued ? 'M' : 'L'}${n(x)} ${n(y)}`)
      return
    }
    const towards = ([tx, ty]: Corner) => {
      const length = Math.hypot(tx - x, ty - y) || 1
      const t = Math.min(round, length / 2) / length
      return `${n(x + (tx - x) * t)} ${n(y + (ty - y) * t)}`
    }
    parts.push(`L${towards(before)}Q${n(x)} ${n(y)} ${towards(after)}`)
  })
  return parts.join('')
}

/** Closed path data of a polygon with rounded corners. */
export function polygon(corners: readonly Corner[]): string {
  const [first, second] = corners
  const last = corners.at(-1)
  if (!first || !second || !last) return ''
  const middle = (a: Corner, b: Corner): Corner => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const start = middle(last, first)
  return `${line([start, ...corners, start])}Z`
}

/** A rectangle with rounded corners, as an element's opening attributes. */
export const box = (x: number, y: number, width: number, height: number, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}"`
