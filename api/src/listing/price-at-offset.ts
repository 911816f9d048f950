import type { PriceRange } from '../facets/filters'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'

/** The start of a page: a price, and the number of products of that price to skip. */
export interface PriceAtOffset {
  cents: number
  passed: number
}

/**
 * The price of the `offset`-th product of a result, by the groups' prices, so that a deep page is read from there instead of
 * by OFFSET. Null when the result is shorter.
 */
export function priceAtOffset(
  groups: readonly ProductsWithSameTraits[],
  range: PriceRange,
  direction: 'up' | 'down',
  offset: number,
): PriceAtOffset | null {
  const highest = groups.reduce((most, { prices }) => Math.max(most, prices.highest), 0)
  const to = Math.min(range.to, highest)
  const below = (cents: number) => {
    let sum = 0
    for (const { prices } of groups) sum += prices.below(cents)
    return sum
  }
  const [first, last] = [below(range.from), below(to + 1)]
  const before = (cents: number) => (direction === 'up' ? below(cents) - first : last - below(cents + 1))
  let [low, high] = [range.from, to]
  if (low > high) return null
  while (low < high) {
    const middle = direction === 'up' ? Math.ceil((low + high) / 2) : Math.floor((low + high) / 2)
    const reached = before(middle) <= offset
    if (direction === 'up') [low, high] = reached ? [middle, high] : [low, middle - 1]
    else [low, high] = reached ? [low, middle] : [middle + 1, high]
  }
  return { cents: low, passed: offset - before(low) }
}
