import type { CategoryIndex } from './category-index'
import type { ProductsWithSameTraits } from './products-with-same-traits'

const categoryIndexes = new WeakMap<readonly ProductsWithSameTraits[], readonly CategoryIndex[]>()

/** All groups of several category indexes, one index after the other. */
export function groupsOf(all: readonly CategoryIndex[]): ProductsWithSameTraits[] {
  const groups = all.flatMap((categoryIndex) => [...categoryIndex.groups])
  categoryIndexes.set(groups, all)
  return groups
}

/** The category indexes that a list of groups was made from, in order. */
export const categoryIndexesOf = (groups: readonly ProductsWithSameTraits[]): readonly CategoryIndex[] =>
  categoryIndexes.get(groups) ?? []
