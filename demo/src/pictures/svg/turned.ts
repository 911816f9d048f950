import { type Art, n } from './art'
import { darker, type Hex, lighter } from './colour'
import { type Finish, roundLight } from './finish'
import { type Corner, line } from './outline'

/** One level of a body of revolution: radius, height on the page, how far the profile is rounded there. */
export type Level = readonly [radius: number, y: number, round?: number]

/** How far above the table the camera stands: an ellipse's height over its width. */
export const TILT = 0.13

export interface Turned {
  readonly x?: number
  /** From the top down. */
  readonly profile: readonly Level[]
  readonly colour: Hex
  readonly finish?: Finish
  /** How much of what is behind it the body hides, 0 to 1. */
  readonly opacity?: number
}

/** The outline of a body of revolution seen slightly from above. */
export function turnedPath(profile: readonly Level[], x = 500): string {
  const top = profile[0]
  const bottom = profile.at(-1)
  if (!top || !bottom) return ''
  const right = profile.map(([r, y, round = 0]): Corner => [x + r, y, round])
  const left = profile.map(([r, y, round = 0]): Corner => [x - r, y, round]).reverse()
  const arc = (r: number, toX: number, y: number) => `A${n(r)} ${n(r * TILT)} 0 0 1 ${n(toX)} ${n(y)}`
  return (
    `M${n(x - top[0])} ${n(top[1])}${arc(top[0], x + top[0], top[1])}${line(right, true)}` +
    `${arc(bottom[0], x - bottom[0], bottom[1])}${line(left, true)}Z`
  )
}

/** A bottle, jar, vase, cap …: any body of revolution, lit from the left. */
export function turned(art: Art, { x = 500, profile, colour, finish = 'satin', opacity = 1 }: Turned): string {
  const d = turnedPath(profile, x)
  return `<path d="${d}" fill="${colour}" fill-opacity="${n(opacity)}"/><path d="${d}" fill="${roundLight(art, colour, finish)}"/>`
}

/** The closed top face of a round body. */
export function lid(art: Art, x: number, y: number, r: number, colour: Hex): string {
  const light = art.linear(
    [
      [0, lighter(colour, 0.42)],
      [0.5, lighter(colour, 0.2)],
      [1, darker(colour, 0.12)],
    ],
    [0, 0, 1, 0.6],
  )
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * TILT)}" fill="${light}"/>`
}

/** The open mouth of a vessel: a rim and its dark or filled inside. */
export function mouth(art: Art, x: number, y: number, r: number, wall: Hex, inside: Hex, thickness = 8): string {
  const inner = r - thickness
  const depth = art.linear(
    [
      [0, darker(inside, 0.45)],
      [1, lighter(inside, 0.12)],
    ],
    [0, 0, 1, 0.4],
  )
  return (
    lid(art, x, y, r, wall) +
    `<ellipse cx="${n(x)}" cy="${n(y + thickness * 0.15)}" rx="${n(inner)}" ry="${n(inner * TILT - 1)}" fill="${depth}"/>`
  )
}
