import type { Placed } from '../draw-group'
import type { Hex } from '../svg/colour'

/** How the pictures of a seller's shop look. */
export interface ShopLook {
  /** The ground of its cover. */
  readonly base: Hex
  /** The ground of its logo, and of its owner's clothes. */
  readonly deep: Hex
  /** Two letters at most. */
  readonly monogram: string
  readonly skin: Hex
  readonly hair: Hex
  /** Hair over the shoulders, a scarf over the hair, or short hair. */
  readonly style: 'long' | 'scarf' | 'short'
  readonly things: readonly Placed[]
}

const at = (recipe: Placed['recipe'], choice: Placed['choice'], x: number, scale: number, y = 430): Placed => ({
  ...{ recipe, choice, x, y, scale },
})

/** In the order of the demo's sellers. */
export const SHOP_LOOKS: readonly ShopLook[] = [
  {
    ...{ base: '#dccfbd', deep: '#3e5145', monogram: 'SH', skin: '#c98f6b', hair: '#2b211c', style: 'short' },
    things: [
      at('lamp', [6, 0, 0], 860, 0.5, 418),
      at('planter', [1, 0, 0], 1420, 0.52, 420),
      at('vase', [4, 2, 0], 1230, 0.5),
      at('pot', [6, 0, 0], 1050, 0.42, 446),
    ],
  },
  {
    ...{ base: '#c9d3da', deep: '#2f4a63', monogram: 'JT', skin: '#b97f5c', hair: '#7a3b4a', style: 'scarf' },
    things: [
      at('tee', [3, 1, 0], 860, 0.46, 470),
      at('sweater', [4, 0, 0], 1380, 0.5, 480),
      at('tee', [1, 0, 0], 1120, 0.46, 474),
    ],
  },
  {
    ...{ base: '#e6cfc6', deep: '#7c3f4c', monogram: 'PC', skin: '#a9714f', hair: '#1d1714', style: 'short' },
    things: [
      at('tube', [9, 1, 3], 860, 0.5),
      at('dropper', [1, 0, 2], 1220, 0.54),
      at('perfume', [5, 0, 4], 1430, 0.54),
      at('creamjar', [6, 1, 0], 1050, 0.38, 446),
    ],
  },
  {
    ...{ base: '#dbe1e6', deep: '#a8502f', monogram: 'PT', skin: '#c68a63', hair: '#31404f', style: 'scarf' },
    things: [
      at('rings', [0, 0, 0], 880, 0.5),
      at('robot', [1, 0, 0], 1400, 0.56),
      at('cups', [1, 0, 0], 1150, 0.46, 442),
    ],
  },
  {
    ...{ base: '#e2dcc0', deep: '#4c5a2b', monogram: 'SL', skin: '#b87d58', hair: '#241c18', style: 'short' },
    things: [at('juice', [3, 5, 4], 1420, 0.56), at('can', [2, 0, 1], 1220, 0.5), at('mug', [4, 2, 0], 930, 0.42, 446)],
  },
  {
    ...{ base: '#ddd3c6', deep: '#24505a', monogram: 'KB', skin: '#cf9a75', hair: '#2a1d18', style: 'long' },
    things: [
      at('book', [8, 5, 300], 1420, 0.52),
      at('book', [4, 0, 17], 1180, 0.56, 446),
      at('candle', [2, 0, 0], 940, 0.4, 446),
    ],
  },
  {
    ...{ base: '#cfd8dc', deep: '#3a3f58', monogram: 'RG', skin: '#b67a55', hair: '#1b1715', style: 'short' },
    things: [at('speaker', [1, 0, 5], 1400, 0.5), at('headphones', [5, 1, 0], 1080, 0.5)],
  },
]
