import { darker, type Hex } from './colour'
import type { Stop, SvgDocument } from './svg-document'

/** How a surface reflects light. */
export type Finish = 'matte' | 'satin' | 'gloss' | 'metal' | 'glass'

// Light comes from the upper left in every picture; stops run from the left edge of a round body to its right edge.
// `d` is the body's shade.
const across: Record<Finish, (d: string) => readonly Stop[]> = {
  matte: (d) => [
    [0, d, 0.42],
    [0.12, d, 0.14],
    [0.27, '#ffffff', 0.2],
    [0.4, '#ffffff', 0.12],
    [0.62, d, 0.06],
    [0.86, d, 0.34],
    [1, d, 0.56],
  ],
  satin: (d) => [
    [0, d, 0.48],
    [0.09, d, 0.16],
    [0.2, '#ffffff', 0.3],
    [0.3, '#ffffff', 0.34],
    [0.42, '#ffffff', 0.06],
    [0.64, d, 0.1],
    [0.88, d, 0.4],
    [0.96, d, 0.34],
    [1, d, 0.52],
  ],
  gloss: (d) => [
    [0, d, 0.5],
    [0.07, d, 0.12],
    [0.14, '#ffffff', 0.16],
    [0.17, '#ffffff', 0.72],
    [0.25, '#ffffff', 0.66],
    [0.29, '#ffffff', 0.1],
    [0.5, d, 0.04],
    [0.82, d, 0.38],
    [0.91, d, 0.46],
    [0.94, '#ffffff', 0.2],
    [0.97, '#ffffff', 0.12],
    [1, d, 0.5],
  ],
  metal: (d) => [
    [0, d, 0.62],
    [0.08, '#ffffff', 0.2],
    [0.19, '#ffffff', 0.78],
    [0.27, '#ffffff', 0.36],
    [0.36, d, 0.3],
    [0.47, d, 0.5],
    [0.58, d, 0.12],
    [0.72, '#ffffff', 0.5],
    [0.8, '#ffffff', 0.12],
    [0.92, d, 0.6],
    [1, d, 0.36],
  ],
  glass: (d) => [
    [0, d, 0.5],
    [0.05, '#ffffff', 0.3],
    [0.11, '#ffffff', 0.02],
    [0.16, '#ffffff', 0.6],
    [0.22, '#ffffff', 0.5],
    [0.26, '#ffffff', 0.04],
    [0.7, d, 0.02],
    [0.88, '#ffffff', 0.3],
    [0.93, '#ffffff', 0.06],
    [1, d, 0.5],
  ],
}

/** The shading of a round upright body. */
export const roundLight = (svg: SvgDocument, colour: Hex, finish: Finish): string =>
  svg.linear(across[finish](darker(colour, finish === 'metal' ? 0.8 : 0.72)))

/** The shading of a flat face: bright at the upper left, dark at the lower right. */
export const faceLight = (svg: SvgDocument, colour: Hex, strength = 1): string =>
  svg.linear(
    [
      [0, '#ffffff', 0.26 * strength],
      [0.4, '#ffffff', 0.03 * strength],
      [0.7, darker(colour, 0.75), 0.06 * strength],
      [1, darker(colour, 0.75), 0.36 * strength],
    ],
    [0, 0, 0.8, 1],
  )

/** The shading of a ball: a highlight at the upper left, a dark lower right rim. */
export const ballLight = (svg: SvgDocument, colour: Hex, gloss = 0.5): string =>
  svg.radial(
    [
      [0, '#ffffff', gloss],
      [0.22, '#ffffff', gloss * 0.35],
      [0.55, darker(colour, 0.7), 0.04],
      [0.85, darker(colour, 0.75), 0.4],
      [1, darker(colour, 0.8), 0.55],
    ],
    [0.36, 0.3, 0.75],
  )
