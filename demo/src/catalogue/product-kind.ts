import type { Audience } from '@superium/api/seeding'
import type { Paint } from '../pictures/palettes'
import type { RecipeName } from '../pictures/recipes'

/** A kind of product: the recipe of its pictures, its price range, and the phrases that name and describe it. */
export interface ProductKind {
  readonly recipe: RecipeName
  /** The audiences of the kind, which its products cycle through; without it, everybody. */
  readonly audience?: readonly Audience[]
  /** The tags of its products; the first one names the product type. */
  readonly tags: readonly string[]
  /** The name of each design of the recipe, by design number: `{noun}`. */
  readonly nouns: readonly string[]
  /** The colours it is sold in, by the recipe's colour number: `{colour}`. Without it only the packaging has a colour. */
  readonly paints?: readonly Paint[]
  /**
   * The meaning of the recipe's mark: the brand on the label, brand and case metal, a book's title (`{title}`),
   * or words by mark number (`{mark}`). Without it the recipe has one mark.
   */
  readonly mark?: 'brand' | 'brand-and-metal' | 'title' | readonly string[]
  /** Dollars, lowest and highest; most products are nearer the lowest. */
  readonly price: readonly [from: number, to: number]
  /** The phrase of the name: `{brand}`, `{noun}`, `{colour}`, `{model}`, `{mark}`, `{title}`, `{metal}` and own words. */
  readonly name: string
  /** Words chosen once for a product, for both its name and description. */
  readonly own?: Readonly<Record<string, readonly string[]>>
  /** First sentences of a description. */
  readonly openings: readonly string[]
  /** Middle sentences, in any order. */
  readonly facts: readonly string[]
  /** Last sentences. */
  readonly endings: readonly string[]
}
