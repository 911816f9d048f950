import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'

/** Products from which on a shop keeps its words in memory. PostgreSQL searches fewer as fast, and keeps nothing. */
export const LARGE = 100_000

const sizes = new WeakMap<readonly ProductsWithSameTraits[], number>()

/** Whether a shop of these groups is large: where all of several words are beginnings, very much is read for each of them. */
export function isLargeShop(groups: readonly ProductsWithSameTraits[], from = LARGE): boolean {
  const size = sizes.get(groups) ?? groups.reduce((sum, { count }) => sum + count, 0)
  sizes.set(groups, size)
  return size >= from
}
