import type { Paint } from '../pictures/palettes'
import type { RecipeName } from '../pictures/recipes'

/** A kind of product: what its pictures are drawn from, what it costs, and the phrases that name and describe it. */
export interface Kind {
  readonly recipe: RecipeName
  /** What each design of the recipe is called, by design number: `{noun}`. */
  readonly nouns: readonly string[]
  /** The colours it is sold in, by the recipe's colour number: `{colour}`. Without it the colour is the packaging's only. */
  readonly paints?: readonly Paint[]
  /**
   * What the recipe's mark stands for: the brand on the label, brand and case metal, a book's title (`{title}`),
   * or words by mark number (`{mark}`). Without it the recipe has one mark.
   */
  readonly mark?: 'brand' | 'brand-and-metal' | 'title' | readonly string[]
  /** Dollars, from and to; most products lie nearer the lower end. */
  readonly price: readonly [from: number, to: number]
  /** The name's phrase: `{brand}`, `{noun}`, `{colour}`, `{model}`, `{mark}`, `{title}`, `{metal}` and own words. */
  readonly name: string
  /** Words chosen once for each product, used by its name and description alike. */
  readonly own?: Readonly<Record<string, readonly string[]>>
  /** Sentences that can begin a description. */
  readonly openings: readonly string[]
  /** Sentences that stand in any order. */
  readonly facts: readonly string[]
  /** Sentences that can end one. */
  readonly endings: readonly string[]
}
