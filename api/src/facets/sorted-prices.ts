import { placeOf } from './product-column'

/** The sorted prices of a group in cents; a range is counted by binary search. */
export interface SortedPrices {
  readonly lowest: number
  readonly highest: number
  /** The number of prices below `cents`. */
  below(cents: number): number
}

/** Prices that are in order already. */
export const pricesInOrder = (prices: Int32Array): SortedPrices => ({
  lowest: prices[0] ?? 0,
  highest: prices.at(-1) ?? 0,
  below: (cents) => placeOf(prices, cents),
})

/** Fewer prices are counted one by one, which takes less time than to sort them. */
const MANY = 64

/** Prices in any order; many are sorted on the first range that needs it. */
export function pricesInAnyOrder(prices: Int32Array): SortedPrices {
  let [lowest, highest] = [2 ** 31 - 1, 0]
  for (let i = 0; i < prices.length; i += 1) {
    const cents = prices[i] as number
    if (cents < lowest) lowest = cents
    if (cents > highest) highest = cents
  }
  let isSorted = false
  return {
    lowest,
    highest,
    below(cents) {
      if (cents <= lowest) return 0
      if (cents > highest) return prices.length
      if (prices.length < MANY) {
        let count = 0
        for (let i = 0; i < prices.length; i += 1) if ((prices[i] as number) < cents) count += 1
        return count
      }
      if (!isSorted) prices.sort()
      isSorted = true
      return placeOf(prices, cents)
    },
  }
}

/** The sorted prices of comma-separated cents, parsed on the first range: most groups are counted whole. */
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
      return placeOf(read(), cents)
    },
  }
}
