import type { RecipeName } from '../pictures/recipes'

/** Something that shoppers ask about products of a category, and what they are told; phrases as `fill` takes them. */
export interface Topic {
  readonly ask: string
  /** What one who bought it says; several may. */
  readonly buyers?: readonly string[]
  /** What the shop says. */
  readonly shop?: string
  /** The shapes that it makes sense for; all of the category's without. */
  readonly only?: readonly RecipeName[]
  /** Asked only where the product has a colour. */
  readonly coloured?: true
}
