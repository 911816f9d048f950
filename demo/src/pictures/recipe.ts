import type { Hex } from './svg/colour'
import type { SvgDocument } from './svg/svg-document'

/** The choices within a recipe that a picture key encodes; each number is below the recipe's count. */
export interface Choice {
  readonly colour: number
  readonly design: number
  readonly mark: number
}

/** A drawn product on a page of 1000 × 1000 units. */
export interface Item {
  readonly body: string
  /** Standing items have a shadow on the floor; lying ones are seen from above. */
  readonly stance: 'standing' | 'lying'
  /** Where it touches the floor: the middle, and its width. */
  readonly ground: { readonly x: number; readonly y: number; readonly width: number }
  /** The centre of the close-up. */
  readonly focus: readonly [x: number, y: number]
  /** The colour that the backdrop is chosen for. */
  readonly tint: Hex
}

/** Draws one kind of product in `colours` × `designs` × `marks` choices. Equal choices give equal markup. */
export interface Recipe {
  readonly colours: number
  readonly designs: number
  readonly marks: number
  draw(svg: SvgDocument, choice: Choice): Item
}

interface Standing {
  readonly width: number
  readonly tint: Hex
  readonly focus?: readonly [x: number, y: number]
  readonly y?: number
  readonly x?: number
}

/** The y of the floor that items stand on. */
export const FLOOR = 810

/** An item that stands on the floor. */
export const standing = (body: string, { width, tint, focus = [500, 480], y = FLOOR, x = 500 }: Standing): Item => ({
  body,
  stance: 'standing',
  ground: { x, y, width },
  focus,
  tint,
})

/** An item that lies flat, seen from above. */
export const lying = (body: string, tint: Hex, focus: readonly [x: number, y: number] = [500, 430]): Item => ({
  body,
  stance: 'lying',
  ground: { x: 500, y: 500, width: 600 },
  focus,
  tint,
})
