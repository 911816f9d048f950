import { drawGroup, type Placed } from './draw-group'
import type { Hex } from './svg/colour'
import { SvgDocument } from './svg/svg-document'

/** Width and height in drawing units. The left 45 % stays empty for a headline in dark ink. */
export const BANNER_SIZE = [1600, 700] as const

const CAMPAIGNS: readonly (readonly [base: Hex, things: readonly Placed[]])[] = [
  [
    '#e0d3c2',
    [
      { recipe: 'lamp', choice: [6, 0, 0], x: 1010, y: 552, scale: 0.72 },
      { recipe: 'planter', choice: [1, 0, 0], x: 1396, y: 556, scale: 0.7 },
      { recipe: 'vase', choice: [4, 2, 0], x: 1212, y: 588, scale: 0.66 },
      { recipe: 'candle', choice: [2, 0, 0], x: 1090, y: 628, scale: 0.4 },
      { recipe: 'mug', choice: [0, 3, 0], x: 1330, y: 640, scale: 0.36 },
    ],
  ],
  [
    '#e3c9bf',
    [
      { recipe: 'tube', choice: [9, 1, 3], x: 960, y: 560, scale: 0.68 },
      { recipe: 'perfume', choice: [5, 0, 4], x: 1400, y: 572, scale: 0.74 },
      { recipe: 'dropper', choice: [1, 0, 2], x: 1190, y: 590, scale: 0.74 },
      { recipe: 'creamjar', choice: [6, 1, 0], x: 1056, y: 634, scale: 0.48 },
      { recipe: 'lipstick', choice: [0, 0, 1], x: 1304, y: 640, scale: 0.42 },
    ],
  ],
  [
    '#c6d0d6',
    [
      { recipe: 'speaker', choice: [2, 0, 1], x: 970, y: 566, scale: 0.72 },
      { recipe: 'headphones', choice: [5, 1, 0], x: 1200, y: 590, scale: 0.74 },
      { recipe: 'camera', choice: [1, 1, 2], x: 1430, y: 610, scale: 0.52 },
      { recipe: 'earbuds', choice: [3, 0, 0], x: 1050, y: 648, scale: 0.34 },
    ],
  ],
]

/** Draws the campaign picture `index` as SVG. */
export function drawBanner(index: number): string {
  const [base, things] = CAMPAIGNS[index] ?? ['#d8d3c8', []]
  return drawGroup(new SvgDocument(), base, things, ...BANNER_SIZE)
}

/** The base colour of a banner, for its placeholder. */
export const bannerColour = (index: number): Hex => CAMPAIGNS[index]?.[0] ?? '#d8d3c8'
