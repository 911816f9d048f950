import { darker, type Hex, lighter } from './colour'
import { type Corner, roundedPath } from './rounded-path'
import { type Finish, roundLight } from './surface-light'
import { type SvgDocument, svgNumber } from './svg-document'

/** A point of the profile: radius, y, and the rounding of the profile there. */
export type Level = readonly [radius: number, y: number, round?: number]

/** The camera's angle: an ellipse's height over its width. */
export const TILT = 0.13

export interface RevolutionBody {
  readonly x?: number
  /** From the top down. */
  readonly profile: readonly Level[]
  readonly colour: Hex
  readonly finish?: Finish
  /** 0 (transparent) to 1 (opaque). */
  readonly opacity?: number
}

/** Path data of a body of revolution, seen slightly from above. */
export function revolutionPath(profile: readonly Level[], x = 500): string {
  const top = profile[0]
  const bottom = profile.at(-1)
  if (!top || !bottom) return ''
  const right = profile.map(([r, y, round = 0]): Corner => [x + r, y, round])
  const left = profile.map(([r, y, round = 0]): Corner => [x - r, y, round]).reverse()
  const arc = (r: number, toX: number, y: number) =>
    `A${svgNumber(r)} ${svgNumber(r * TILT)} 0 0 1 ${svgNumber(toX)} ${svgNumber(y)}`
  return (
    `M${svgNumber(x - top[0])} ${svgNumber(top[1])}${arc(top[0], x + top[0], top[1])}${roundedPath(right, true)}` +
    `${arc(bottom[0], x - bottom[0], bottom[1])}${roundedPath(left, true)}Z`
  )
}

/** A bottle, jar, vase or cap: a body of revolution, lit from the left. */
export function revolutionBody(
  svg: SvgDocument,
  { x = 500, profile, colour, finish = 'satin', opacity = 1 }: RevolutionBody,
): string {
  const d = revolutionPath(profile, x)
  return `<path d="${d}" fill="${colour}" fill-opacity="${svgNumber(opacity)}"/><path d="${d}" fill="${roundLight(svg, colour, finish)}"/>`
}

/** The closed top face of a round body. */
export function lid(svg: SvgDocument, x: number, y: number, r: number, colour: Hex): string {
  const light = svg.linear(
    [
      [0, lighter(colour, 0.42)],
      [0.5, lighter(colour, 0.2)],
      [1, darker(colour, 0.12)],
    ],
    [0, 0, 1, 0.6],
  )
  return `<ellipse cx="${svgNumber(x)}" cy="${svgNumber(y)}" rx="${svgNumber(r)}" ry="${svgNumber(r * TILT)}" fill="${light}"/>`
}

/** The opening of a vessel: its rim and its inside. */
export function mouth(
  svg: SvgDocument,
  x: number,
  y: number,
  r: number,
  wall: Hex,
  inside: Hex,
  thickness = 8,
): string {
  const inner = r - thickness
  const depth = svg.linear(
    [
      [0, darker(inside, 0.45)],
      [1, lighter(inside, 0.12)],
    ],
    [0, 0, 1, 0.4],
  )
  return (
    lid(svg, x, y, r, wall) +
    `<ellipse cx="${svgNumber(x)}" cy="${svgNumber(y + thickness * 0.15)}" rx="${svgNumber(inner)}" ry="${svgNumber(inner * TILT - 1)}" fill="${depth}"/>`
  )
}
