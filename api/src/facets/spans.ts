import type { PriceRange } from './filters'
import { type ProductColumn, productColumn, sortTogether } from './product-column'

/** Things with several prices each, such as products whose offers differ in price. Each belongs to an owner, a number. */
export interface Spans {
  /** Counts for each owner the things with a price in the range and adds them to `counts`, starting at index `at`. */
  count(range: PriceRange, counts: Int32Array, at: number): void
  /** Counts in the same way those of them whose lowest price is below the range. */
  countBelow(range: PriceRange, counts: Int32Array, at: number): void
  /** Counts all of them with a price in the range. */
  total(range: PriceRange): number
}

/** Collects the prices of things, whose owners are below `owners`. */
export function createSpans(owners: number) {
  const [lowest, highest, ownerOf]: number[][] = [[], [], []]
  /** Two neighbouring prices of a thing. */
  const gaps: { low: number; high: number; owner: number }[] = []
  return {
    /** Adds a thing with its prices in ascending order. */
    add(owner: number, prices: readonly number[]): void {
      if (prices.length === 0) return
      for (let i = 1; i < prices.length; i += 1) {
        const [low, high] = [prices[i - 1] as number, prices[i] as number]
        if (high > low + 1) gaps.push({ low, high, owner })
      }
      lowest?.push(prices[0] as number)
      highest?.push(prices.at(-1) as number)
      ownerOf?.push(owner)
    },
    build(): Spans {
      const columnOf = (prices: number[] = []): ProductColumn => {
        const { keys, numbers } = sortTogether(Int32Array.from(prices), Int32Array.from(ownerOf ?? []))
        return productColumn(keys, numbers, numbers, owners)
      }
      const [byLowest, byHighest] = [columnOf(lowest), columnOf(highest)]
      const widest = gaps.sort((a, b) => b.high - b.low - (a.high - a.low))
      /** Visits the gaps that hold the whole range. */
      const visitGaps = ({ from, to }: PriceRange, visit: (owner: number) => void) => {
        for (const { low, high, owner } of widest) {
          if (high - low <= to - from) return
          if (low < from && high > to) visit(owner)
        }
      }
      const countUpTo = (end: number, range: PriceRange, counts: Int32Array, at: number) => {
        byLowest.count(Number.NEGATIVE_INFINITY, end, counts, at)
        byHighest.count(Number.NEGATIVE_INFINITY, range.from, counts, at, -1)
        visitGaps(range, (owner) => {
          ;(counts[at + owner] as number) -= 1
        })
      }
      return {
        count: (range, counts, at) => countUpTo(range.to + 1, range, counts, at),
        countBelow: (range, counts, at) => countUpTo(range.from, range, counts, at),
        total(range) {
          let count = byLowest.below(range.to + 1) - byHighest.below(range.from)
          visitGaps(range, () => {
            count -= 1
          })
          return count
        },
      }
    },
  }
}
