import type { Choice } from './recipe'
import { RECIPES, type RecipeName } from './recipes'
import type { Hex } from './svg/colour'
import { SvgDocument } from './svg/svg-document'

/** Recipes whose mark is the material. Elsewhere the mark is a print and does not change the tint. */
const MADE_OF_MARK: ReadonlySet<string> = new Set(['bangle', 'earrings', 'frame', 'necklace', 'ring'])

const kept = new Map<string, Hex>()

/** The main colour of a product. It costs a drawing, so it is cached: there are a few thousand choices. */
export function productTint(recipe: RecipeName, { colour, design, mark }: Choice): Hex {
  const choice: Choice = { colour, design, mark: MADE_OF_MARK.has(recipe) ? mark : 0 }
  const key = `${recipe} ${colour} ${design} ${choice.mark}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const { tint } = RECIPES[recipe].draw(new SvgDocument(), choice)
  kept.set(key, tint)
  return tint
}
