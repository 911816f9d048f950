import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'

/** The number of products from which a shop keeps its words in memory. PostgreSQL searches a smaller shop as fast. */
export const LARGE = 100_000

const sizes = new WeakMap<readonly ProductsWithSameTraits[], number>()

/**
 * Whether the shop is large: there, a search for several word prefixes makes PostgreSQL read very many index entries
 * for each of them.
 */
export function isLargeShop(groups: readonly ProductsWithSameTraits[], from = LARGE): boolean {
  const size = sizes.get(groups) ?? groups.reduce((sum, { count }) => sum + count, 0)
  sizes.set(groups, size)
  return size >= from
}
