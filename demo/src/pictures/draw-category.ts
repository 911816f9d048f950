import type { Category } from '../brands'
import { drawGroup, type Placed } from './draw-group'
import { drawProduct } from './draw-product'
import { categoryAt } from './picture-key'
import { RECIPES, type RecipeName } from './recipes'
import type { Hex } from './svg/colour'
import { SvgDocument } from './svg/svg-document'

type Group = readonly [base: Hex, things: readonly Placed[]]
type Single = readonly [
  recipe: RecipeName,
  choice: readonly [colour: number, design: number, mark: number],
  backdrop: number,
]

const at = (recipe: RecipeName, choice: Placed['choice'], x: number, y: number, scale: number): Placed => ({
  recipe,
  choice,
  x,
  y,
  scale,
})

const GROUPS: Partial<Record<Category, Group>> = {
  pills: ['#d5dfda', [at('capsulejar', [2, 0, 3], 640, 790, 0.9), at('pillbottle', [2, 0, 0], 350, 830, 0.95)]],
  homedecor: ['#e0d3c2', [at('planter', [1, 0, 0], 650, 780, 0.86), at('vase', [6, 0, 0], 360, 830, 0.92)]],
  beauty: [
    '#e8d0c8',
    [
      at('perfume', [5, 0, 4], 630, 780, 0.86),
      at('dropper', [1, 0, 2], 330, 810, 0.86),
      at('creamjar', [9, 1, 0], 480, 890, 0.52),
    ],
  ],
  health: ['#d3dedd', [at('tub', [0, 0, 3], 620, 740, 0.86), at('yogamat', [3, 1, 0], 420, 880, 0.74)]],
  drinks: ['#e4d9c0', [at('juice', [3, 5, 4], 640, 790, 0.86), at('can', [2, 0, 1], 330, 840, 0.86)]],
  toys: ['#dbe1e6', [at('robot', [1, 0, 0], 640, 780, 0.84), at('rings', [0, 0, 0], 350, 830, 0.86)]],
  gadghets: ['#cfd8dc', [at('speaker', [1, 0, 5], 710, 760, 0.74), at('headphones', [5, 1, 0], 410, 850, 0.92)]],
  automotive: ['#d6d6d4', [at('wheel', [1, 0, 0], 410, 830, 1), at('oiljug', [0, 1, 4], 740, 850, 0.7)]],
  books: ['#ddd3c6', [at('book', [8, 5, 300], 700, 750, 0.76), at('book', [4, 0, 17], 330, 840, 0.84)]],
  kitchen: ['#dcdcd0', [at('pot', [6, 0, 0], 600, 760, 0.84), at('mug', [4, 2, 0], 340, 850, 0.72)]],
  pets: ['#dfd8c8', [at('kibblebag', [1, 1, 0], 640, 780, 0.86), at('petbowl', [1, 1, 0], 370, 860, 0.74)]],
  baby: ['#e2dbe6', [at('cups', [1, 0, 0], 650, 790, 0.84), at('babybottle', [2, 0, 0], 360, 840, 0.94)]],
}

const SINGLES: Partial<Record<Category, Single>> = {
  clothing: ['sweater', [4, 0, 0], 5],
  jewelry: ['ring', [1, 2, 0], 7],
  Watch: ['watch', [2, 0, 0], 3],
  tshirts: ['tee', [3, 1, 0], 2],
}

/** Draws the picture of the category `index` as SVG. */
export function drawCategory(index: number): string {
  const category = categoryAt(index)
  const group = Object.entries(GROUPS).find(([keyword]) => keyword === category)?.[1]
  if (group) return drawGroup(new SvgDocument(), group[0], group[1], 1000, 1000)
  const single = Object.entries(SINGLES).find(([keyword]) => keyword === category)?.[1] ?? SINGLES.tshirts
  if (!single) throw new RangeError(`no picture for category ${index}`)
  const [recipe, [colour, design, mark], backdrop] = single
  const svg = new SvgDocument()
  return drawProduct(RECIPES[recipe].draw(svg, { colour, design, mark }), svg, 1, backdrop)
}

/** The base colour of a category's picture, for its placeholder. */
export const categoryColour = (index: number): Hex =>
  Object.entries(GROUPS).find(([keyword]) => keyword === categoryAt(index))?.[1][0] ?? '#d8d3c8'
