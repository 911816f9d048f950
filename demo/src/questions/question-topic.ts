import type { RecipeName } from '../pictures/recipes'

/** A question about products of a category with its answers; phrases as `fillPhrase` takes them. */
export interface QuestionTopic {
  readonly ask: string
  /** Answers of buyers; each may give one. */
  readonly buyers?: readonly string[]
  /** The shop's answer. */
  readonly shop?: string
  /** The recipes that it makes sense for; all of the category when absent. */
  readonly only?: readonly RecipeName[]
  /** Asked only where the product has a colour. */
  readonly coloured?: true
}
