import { lowerBound } from './product-column'

/** The sorted prices of a group in cents; ranges are counted by binary search. */
export interface SortedPrices {
  readonly lowest: number
  readonly highest: number
  /** The number of prices below `cents`. */
  below(cents: number): number
}

/** Wraps prices that are already sorted. */
export const pricesInOrder = (prices: Int32Array): SortedPrices => ({
  lowest: prices[0] ?? 0,
  highest: prices.at(-1) ?? 0,
  below: (cents) => lowerBound(prices, cents),
})

/** Sorted prices from comma-separated cents, parsed at the first range query, because most groups are counted whole. */
export function sortedPrices(
  text: string,
  { count, lowest, highest }: Record<'count' | 'lowest' | 'highest', number>,
): SortedPrices {
  let unread = text
  let sorted = new Int32Array(0)
  const read = () => {
    if (unread !== '') sorted = Int32Array.from(unread.split(','), Number).sort()
    unread = ''
    return sorted
  }
  return {
    lowest,
    highest,
    below(cents) {
      if (cents <= lowest) return 0
      if (cents > highest) return count
      return lowerBound(read(), cents)
    },
  }
}
