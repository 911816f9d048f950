import type { Hex } from './colour'
import { lettering } from './lettering'
import { TILT } from './revolution-body'
import { type Finish, roundLight } from './surface-light'
import { type SvgDocument, svgNumber } from './svg-document'

export interface Band {
  readonly x?: number
  readonly radius: number
  readonly top: number
  readonly bottom: number
}

/** Path data of a band around an upright body. */
export function bandPath({ x = 500, radius, top, bottom }: Band): string {
  const arc = `A${svgNumber(radius)} ${svgNumber(radius * TILT)} 0 0`
  return `M${svgNumber(x - radius)} ${svgNumber(top)}${arc} 0 ${svgNumber(x + radius)} ${svgNumber(top)}L${svgNumber(x + radius)} ${svgNumber(bottom)}${arc} 1 ${svgNumber(x - radius)} ${svgNumber(bottom)}Z`
}

/** A printed band around an upright body, lit like the body. */
export function band(svg: SvgDocument, shape: Band, colour: string, light: Hex, finish: Finish = 'matte'): string {
  const d = bandPath(shape)
  return `<path d="${d}" fill="${colour}"/><path d="${d}" fill="${roundLight(svg, light, finish)}" opacity=".8"/>`
}

/** How far the front of a round body lies below its sides, in drawing units. */
export const sag = (radius: number): number => radius * TILT

interface LabelText extends Band {
  readonly brand: string
  readonly ink: Hex
  readonly line?: string
}

/** The brand with an optional line below it, centred on a band. */
export function labelText({ x = 500, radius, top, bottom, brand, ink, line }: LabelText): string {
  const height = bottom - top
  const middle = (top + bottom) / 2 + sag(radius)
  const name = lettering(brand, {
    x,
    y: line ? middle - height * 0.1 : middle,
    size: Math.min(height * 0.24, radius * 0.32),
    colour: ink,
    weight: 0.17,
    tracking: 0.22,
    maxWidth: radius * 1.35,
  })
  if (!line) return name
  const rule = `<path d="M${svgNumber(x - radius * 0.22)} ${svgNumber(middle + height * 0.12)}H${svgNumber(x + radius * 0.22)}" stroke="${ink}" stroke-width="2.5" opacity=".7"/>`
  const small = lettering(line, {
    x,
    y: middle + height * 0.26,
    size: Math.min(height * 0.1, radius * 0.12),
    colour: ink,
    weight: 0.14,
    tracking: 0.5,
    maxWidth: radius * 1.2,
  })
  return name + rule + small
}
