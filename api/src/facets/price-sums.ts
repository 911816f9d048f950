import { assortmentsOf } from './assortments'
import type { PriceRange } from './filters'
import { keepOfIndex } from './keep-of-index'
import { lowerBound } from './product-column'
import { createSpans } from './spans'
import { unevenOf } from './uneven-products'

/** Products between two stored sums. */
const STEP = 256

/** Sums over the products of a category by their prices. */
interface PriceSums {
  /** Counts for each value (`Assortments`) the products that have it in an offer in the range. */
  values(range: PriceRange): Int32Array
}

/** The sums of all products, or of those of some availabilities with the offers that are not sold out. */
export const priceSums = keepOfIndex((categoryIndex, availability): PriceSums => {
  const { byPrice, groups, kinds, products } = categoryIndex
  const { starts, offerCents, offerKinds } = products
  const { values, ofKinds, sets, all, available } = assortmentsOf(categoryIndex)
  const uneven = unevenOf(categoryIndex)
  const isAll = availability.length === 0
  const passes = groups.map((group) => isAll || availability.includes(group.availability))
  const setOf = isAll ? all : available
  const spans = createSpans(values.length)
  for (const product of uneven.column.positions) {
    if (!passes[products.owners[product] as number]) continue
    for (const value of sets[setOf[product] as number] ?? []) {
      const prices: number[] = []
      for (let offer = starts[product] as number; offer < (starts[product + 1] as number); offer += 1) {
        const kind = offerKinds[offer] as number
        if (ofKinds[kind]?.includes(value) && (isAll || !kinds[kind]?.soldOut)) prices.push(offerCents[offer] as number)
      }
      spans.add(
        value,
        prices.sort((a, b) => a - b),
      )
    }
  }
  const ofUneven = spans.build()
  /** Adds those of products whose offers all cost the same, from one position of the price column to another. */
  const add = (counts: Int32Array, sign: 1 | -1, from: number, to: number) => {
    for (let i = from; i < to; i += 1) {
      const product = byPrice.positions[i] as number
      if (uneven.is[product] === 1 || !passes[byPrice.owners[i] as number]) continue
      for (const value of sets[setOf[product] as number] ?? []) (counts[value] as number) += sign
    }
  }
  const running = new Int32Array(values.length)
  const sums = [running.slice()]
  for (let end = STEP; end <= all.length; end += STEP) {
    add(running, 1, end - STEP, end)
    sums.push(running.slice())
  }
  const upTo = (counts: Int32Array, sign: 1 | -1, position: number) => {
    const step = Math.floor(position / STEP)
    const stored = sums[step] as Int32Array
    for (let value = 0; value < counts.length; value += 1) (counts[value] as number) += sign * (stored[value] as number)
    add(counts, sign, step * STEP, position)
  }
  return {
    values(range) {
      const counts = new Int32Array(values.length)
      if (range.from > range.to) return counts
      upTo(counts, 1, lowerBound(byPrice.keys, range.to + 1))
      upTo(counts, -1, lowerBound(byPrice.keys, range.from))
      ofUneven.count(range, counts, 0)
      return counts
    },
  }
})
