import type { Choice } from './recipe'
import { RECIPES, type RecipeName } from './recipes'
import { Art } from './svg/art'
import type { Hex } from './svg/colour'

/** Recipes whose mark is their material. The mark of all others is a print, which leaves the tint alone: a test draws them. */
const MADE_OF_MARK: ReadonlySet<string> = new Set(['bangle', 'earrings', 'frame', 'necklace', 'ring'])

const kept = new Map<string, Hex>()

/** The colour of a thing. It costs a drawing, so it is kept: there are a few thousand of them, whatever is sold. */
export function tintOf(recipe: RecipeName, { colour, design, mark }: Choice): Hex {
  const choice: Choice = { colour, design, mark: MADE_OF_MARK.has(recipe) ? mark : 0 }
  const key = `${recipe} ${colour} ${design} ${choice.mark}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const { tint } = RECIPES[recipe].draw(new Art(), choice)
  kept.set(key, tint)
  return tint
}
