import type { Art } from './svg/art'
import type { Hex } from './svg/colour'

/** What a picture key chooses within a recipe; each number is below the recipe's count of that choice. */
export interface Choice {
  readonly colour: number
  readonly design: number
  readonly mark: number
}

/** A drawn thing on a 1000 × 1000 page. */
export interface Item {
  readonly body: string
  /** Standing things throw a shadow on the floor; lying ones are seen from above. */
  readonly stance: 'standing' | 'lying'
  /** Where it touches the floor: middle, height on the page, width. */
  readonly ground: { readonly x: number; readonly y: number; readonly width: number }
  /** What a close-up looks at. */
  readonly focus: readonly [x: number, y: number]
  /** The colour the backdrop answers to. */
  readonly tint: Hex
}

/** A shape family: how many choices it offers, and how it is drawn. Equal choices draw equal markup. */
export interface Recipe {
  readonly colours: number
  readonly designs: number
  readonly marks: number
  draw(art: Art, choice: Choice): Item
}

interface Standing {
  readonly width: number
  readonly tint: Hex
  readonly focus?: readonly [x: number, y: number]
  readonly y?: number
  readonly x?: number
}

/** The floor that standing things share. */
export const FLOOR = 810

/** A thing that stands on the floor. */
export const standing = (body: string, { width, tint, focus = [500, 480], y = FLOOR, x = 500 }: Standing): Item => ({
  body,
  stance: 'standing',
  ground: { x, y, width },
  focus,
  tint,
})

/** A thing that lies flat, seen from above. */
export const lying = (body: string, tint: Hex, focus: readonly [x: number, y: number] = [500, 430]): Item => ({
  body,
  stance: 'lying',
  ground: { x: 500, y: 500, width: 600 },
  focus,
  tint,
})
