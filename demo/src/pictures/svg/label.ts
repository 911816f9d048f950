import { type Art, n } from './art'
import type { Hex } from './colour'
import { type Finish, roundLight } from './finish'
import { lettering } from './lettering'
import { TILT } from './turned'

export interface Band {
  readonly x?: number
  readonly radius: number
  readonly top: number
  readonly bottom: number
}

/** The outline of a band round an upright body, following its curve. */
export function bandPath({ x = 500, radius, top, bottom }: Band): string {
  const arc = `A${n(radius)} ${n(radius * TILT)} 0 0`
  return `M${n(x - radius)} ${n(top)}${arc} 0 ${n(x + radius)} ${n(top)}L${n(x + radius)} ${n(bottom)}${arc} 1 ${n(x - radius)} ${n(bottom)}Z`
}

/** A printed band round an upright body, lit like the body. */
export function band(art: Art, shape: Band, colour: string, light: Hex, finish: Finish = 'matte'): string {
  const d = bandPath(shape)
  return `<path d="${d}" fill="${colour}"/><path d="${d}" fill="${roundLight(art, light, finish)}" opacity=".8"/>`
}

/** How far the front of a body of this radius hangs below its sides on the page. */
export const sag = (radius: number): number => radius * TILT

interface LabelText extends Band {
  readonly brand: string
  readonly ink: Hex
  readonly line?: string
}

/** The brand and a short line below it, centred on a band. */
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
  const rule = `<path d="M${n(x - radius * 0.22)} ${n(middle + height * 0.12)}H${n(x + radius * 0.22)}" stroke="${ink}" stroke-width="2.5" opacity=".7"/>`
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
