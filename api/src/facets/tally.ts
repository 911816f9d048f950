import { assortmentsOf } from './assortments'
import type { CategoryIndex } from './category-index'
import { type Filters, priceRangeOf } from './filters'
import { SEVERAL } from './trait-codes'
import { unevenOf } from './uneven-products'
import { failsOfKinds, filtersKinds, OTHER_KIND, reasonsOf, SOLD_OUT } from './variant-filters'

/** The lower bounds of the offered price ranges, in cents. */
export const RANGE_STARTS = [0, 2500, 5000, 10_000, 25_000, 50_000, 100_000]

/** What products with a passing offer have, each product once: counts over several categories. */
export interface Tally {
  /** For each group, its products. */
  each: Int32Array
  /** For each group, its products with an offer that can be bought, whichever availability is chosen. */
  available: Int32Array
  /** Products by the colours, and by the sizes, of their passing offers. */
  colours: Map<string, number>
  sizes: Map<string, number>
  /** Products by the price ranges of their passing offers, and the lowest and highest price. */
  ranges: Int32Array
  lowest: number
  highest: number
}

/** A tally of nothing, of so many groups. */
export const emptyTally = (groups: number): Tally => ({
  each: new Int32Array(groups),
  available: new Int32Array(groups),
  colours: new Map(),
  sizes: new Map(),
  ranges: new Int32Array(RANGE_STARTS.length),
  lowest: Number.POSITIVE_INFINITY,
  highest: 0,
})

/** A part of a tally: a category whose groups have the marks of `failedFilter`, the first of them at index `at`. */
export interface Part {
  categoryIndex: CategoryIndex
  marks: Uint8Array
  at: number
  /** The mark of all its groups; undefined if they differ. */
  mark: number | undefined
  /** Whether only the sum of its groups is needed, because all fail only the filter by category. */
  isSum: boolean
  /** Whether the groups that pass are all groups of the chosen availabilities. */
  isWhole: boolean
}

/** What to count. All but the groups are counted of the groups that pass. */
export interface Wanted {
  groups?: boolean
  colours?: boolean
  sizes?: boolean
  prices?: boolean
}

/** Adds counts of the values of a category's assortments. */
export function addValues(
  tally: Tally,
  categoryIndex: CategoryIndex,
  counts: Int32Array,
  { colours, sizes }: Wanted,
): void {
  const { values, colours: first } = assortmentsOf(categoryIndex)
  const [from, to] = [colours ? 0 : first, sizes ? values.length : first]
  for (let i = from; i < to; i += 1) {
    const [value, count] = [values[i] as string, counts[i] as number]
    const all = i < first ? tally.colours : tally.sizes
    if (count > 0) all.set(value, (all.get(value) ?? 0) + count)
  }
}

const rangeOf = (cents: number): number => {
  let range = RANGE_STARTS.length - 1
  while (cents < (RANGE_STARTS[range] as number)) range -= 1
  return range
}

/** Looks at products of a category, and at every offer of those that it has to. */
export function tallyProducts(
  tally: Tally,
  { categoryIndex, marks, at }: Pick<Part, 'categoryIndex' | 'marks' | 'at'>,
  choice: Filters,
  products: Int32Array,
  wanted: Wanted,
): void {
  if (products.length === 0) return
  const { owners, cents: cheapest, starts, offerCents, offerKinds } = categoryIndex.products
  const { each, available, ranges } = tally
  const { groups = false, prices = false } = wanted
  const values = !!wanted.colours || !!wanted.sizes
  const isAvailable = Uint8Array.from(categoryIndex.groups, (group) => (group.availability === 'sold-out' ? 0 : 1))
  const isUneven = unevenOf(categoryIndex).is
  const ofKinds = filtersKinds(choice)
  const fails = failsOfKinds(categoryIndex, choice)
  const reasons = reasonsOf(choice)
  const { from, to } = priceRangeOf(choice)
  const assortments = assortmentsOf(categoryIndex)
  const setOf = choice.availability?.length ? assortments.available : assortments.all
  /** How many products have each set. */
  const ofSets = new Int32Array(assortments.sets.length)
  const counts = new Int32Array(assortments.values.length)
  const seen = new Int32Array(counts.length).fill(-1)
  let { lowest, highest } = tally
  for (let i = 0; i < products.length; i += 1) {
    const product = products[i] as number
    const group = owners[product] as number
    const mark = marks[group] as number
    if (mark === SEVERAL || (mark !== 0 && !groups)) continue
    if (!ofKinds && isUneven[product] === 0) {
      const cents = cheapest[product] as number
      if (cents < from || cents > to) continue
      if (groups) {
        each[at + group] = (each[at + group] as number) + 1
        available[at + group] = (available[at + group] as number) + (isAvailable[group] as number)
      }
      if (mark !== 0) continue
      if (values) (ofSets[setOf[product] as number] as number) += 1
      if (!prices) continue
      ;(ranges[rangeOf(cents)] as number) += 1
      if (cents < lowest) lowest = cents
      if (cents > highest) highest = cents
      continue
    }
    let [passes, canBeBought, own] = [0, 0, 0]
    const end = starts[product + 1] as number
    for (let offer = starts[product] as number; offer < end; offer += 1) {
      const kind = offerKinds[offer] as number
      const cents = offerCents[offer] as number
      const failed = fails[kind] as number
      if ((failed & OTHER_KIND) !== 0 || cents < from || cents > to) continue
      if ((failed & SOLD_OUT) === 0) canBeBought = 1
      if ((failed & reasons) !== 0) continue
      passes = 1
      if (mark !== 0) continue
      if (values)
        for (const value of assortments.ofKinds[kind] ?? [])
          if (seen[value] !== product) {
            seen[value] = product
            counts[value] = (counts[value] as number) + 1
          }
      if (!prices) continue
      own |= 1 << rangeOf(cents)
      if (cents < lowest) lowest = cents
      if (cents > highest) highest = cents
    }
    if (groups) {
      each[at + group] = (each[at + group] as number) + passes
      available[at + group] = (available[at + group] as number) + canBeBought
    }
    for (let range = 0; own > 0; range += 1, own >>= 1) if (own & 1) ranges[range] = (ranges[range] as number) + 1
  }
  tally.lowest = lowest
  tally.highest = highest
  if (!values) return
  for (let set = 0; set < ofSets.length; set += 1) {
    const count = ofSets[set] as number
    if (count > 0) for (const value of assortments.sets[set] ?? []) (counts[value] as number) += count
  }
  addValues(tally, categoryIndex, counts, wanted)
}
