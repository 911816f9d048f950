import type { CategoryIndex } from './category-index'
import { type Filters, priceRangeOf } from './filters'
import { lowerBound } from './product-column'
import { SEVERAL } from './trait-codes'
import { unevenColumns } from './uneven-columns'
import { countValue, kindValues, valueCounts, valueSums } from './value-sums'
import {
  asksOffers,
  COLOUR,
  cheapestOffer,
  failsOfKinds,
  filtersKinds,
  filtersVariants,
  PRICE,
  reasonsOf,
  SIZE,
} from './variant-filters'

/** The lower bounds of the offered price ranges, in cents. */
export const RANGE_STARTS = [0, 2500, 5000, 10_000, 25_000, 50_000, 100_000]

/** What products with a passing offer have, each product once: counts over several categories. */
export interface Tally {
  /** For each group, its products. */
  each: Int32Array
  /** For each group, its products with an offer that can be bought, whichever availability is chosen. */
  available: Int32Array
  /** Products by the colours, and by the sizes, that pass all filters except the one by them. */
  colours: Map<string, number>
  sizes: Map<string, number>
  /** Products by price range, and the lowest and highest price, of what passes all filters except the price. */
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
}

function addValues(to: Map<string, number>, values: readonly string[], counts: Int32Array): void {
  for (const [i, value] of values.entries()) {
    const count = counts[i] as number
    if (count > 0) to.set(value, (to.get(value) ?? 0) + count)
  }
}

const rangeOf = (cents: number): number => {
  let range = RANGE_STARTS.length - 1
  while (cents < (RANGE_STARTS[range] as number)) range -= 1
  return range
}

/** What to count. */
export interface Wanted {
  groups?: boolean
  /** Colours and sizes. */
  values?: boolean
  prices?: boolean
}

/** Looks at every offer of products of a category, by their positions, or of all its products. */
export function tallyProducts(
  tally: Tally,
  { categoryIndex, marks, at }: Pick<Part, 'categoryIndex' | 'marks' | 'at'>,
  choice: Filters,
  products: Int32Array | 'all',
  { groups = true, values = true, prices = true }: Wanted = {},
): void {
  if (products.length === 0) return
  const { owners, starts, offerCents, offerKinds } = categoryIndex.products
  const fails = failsOfKinds(categoryIndex, choice)
  const { from, to } = priceRangeOf(choice)
  const reasons = reasonsOf(choice)
  const [butColour, butSize, butPrice] = [reasons & ~COLOUR, reasons & ~SIZE, reasons & ~PRICE]
  const known = kindValues(categoryIndex.kinds)
  const colours = valueCounts(known.colours, known.colourOf)
  const sizes = valueCounts(known.sizes, known.sizeOf)
  let { lowest, highest } = tally
  const count = products === 'all' ? owners.length : products.length
  for (let i = 0; i < count; i += 1) {
    const product = products === 'all' ? i : (products[i] as number)
    const group = owners[product] as number
    const mark = marks[group] as number
    if (mark === SEVERAL || (mark !== 0 && !groups)) continue
    let passes = 0
    let isAvailable = 0
    let ranges = 0
    const end = starts[product + 1] as number
    for (let offer = starts[product] as number; offer < end; offer += 1) {
      const kind = offerKinds[offer] as number
      const cents = offerCents[offer] as number
      const failed = (fails[kind] as number) | (cents >= from && cents <= to ? 0 : PRICE)
      if (failed === 0) isAvailable = 1
      if ((failed & reasons) === 0) passes = 1
      if (mark !== 0) continue
      if (values) {
        if ((failed & butColour) === 0) countValue(colours, product, kind)
        if ((failed & butSize) === 0) countValue(sizes, product, kind)
      }
      if (!prices || (failed & butPrice) !== 0) continue
      ranges |= 1 << rangeOf(cents)
      if (cents < lowest) lowest = cents
      if (cents > highest) highest = cents
    }
    if (groups) {
      tally.each[at + group] = (tally.each[at + group] as number) + passes
      tally.available[at + group] = (tally.available[at + group] as number) + isAvailable
    }
    for (let range = 0; ranges > 0; range += 1, ranges >>= 1)
      if (ranges & 1) tally.ranges[range] = (tally.ranges[range] as number) + 1
  }
  tally.lowest = lowest
  tally.highest = highest
  addValues(tally.colours, known.colours, colours.counts)
  addValues(tally.sizes, known.sizes, sizes.counts)
}

const whole = new WeakMap<CategoryIndex, Tally>()

/** The tally of all products of a category, counted once for an index. */
function tallyWhole(categoryIndex: CategoryIndex): Tally {
  const before = whole.get(categoryIndex)
  if (before) return before
  const { groups } = categoryIndex
  const tally = emptyTally(groups.length)
  const part = { categoryIndex, marks: new Uint8Array(groups.length), at: 0 }
  tallyProducts(tally, part, {}, 'all')
  whole.set(categoryIndex, tally)
  return tally
}

function merge(to: Tally, from: Tally): void {
  for (const name of ['colours', 'sizes'] as const)
    for (const [value, count] of from[name]) to[name].set(value, (to[name].get(value) ?? 0) + count)
  for (const [range, count] of from.ranges.entries()) (to.ranges[range] as number) += count
  to.lowest = Math.min(to.lowest, from.lowest)
  to.highest = Math.max(to.highest, from.highest)
}

/** Counts products by group, with sums by price, where no filter by colour or size is chosen. */
function countInStep(categoryIndex: CategoryIndex, choice: Filters): Int32Array {
  const { groups, byPrice, uneven, products } = categoryIndex
  const { from, to } = priceRangeOf(choice)
  const counts = new Int32Array(groups.length)
  byPrice.count(from, to + 1, counts, 0)
  if (uneven.length === 0) return counts
  const { byCents, byCentsInStock, spread } = unevenColumns(categoryIndex)
  const isInStock = !!choice.availability?.length
  if (isInStock) {
    const others = new Int32Array(groups.length)
    byCents.count(from, to + 1, others, 0)
    for (let group = 0; group < groups.length; group += 1) (counts[group] as number) -= others[group] as number
    byCentsInStock.count(from, to + 1, counts, 0)
  }
  // A product whose cheapest offer is below the range may have a dearer one in it.
  const { keys, positions } = isInStock ? byCentsInStock : byCents
  const cheapest = cheapestOffer(categoryIndex, choice)
  const end = lowerBound(keys, from)
  for (let i = lowerBound(keys, from - spread); i < end; i += 1) {
    const product = positions[i] as number
    if (cheapest(product) !== -1) (counts[products.owners[product] as number] as number) += 1
  }
  return counts
}

/** Counts all products of a category by group. */
function countGroups(tally: Tally, { categoryIndex, at }: Part, choice: Filters): void {
  const each = countInStep(categoryIndex, choice)
  tally.each.set(each, at)
  const isSame = categoryIndex.uneven.length === 0 || !!choice.availability?.length
  tally.available.set(isSame ? each : countInStep(categoryIndex, { ...choice, availability: ['in-stock'] }), at)
}

/** The number of products of a category that have a passing offer, whatever their groups. */
function countPassing(categoryIndex: CategoryIndex, choice: Filters): number {
  const { from, to } = priceRangeOf(choice)
  if (!asksOffers(choice)) return categoryIndex.byPrice.below(to + 1) - categoryIndex.byPrice.below(from)
  let count = 0
  if (!filtersKinds(choice)) {
    for (const own of countInStep(categoryIndex, choice)) count += own
    return count
  }
  const cheapest = cheapestOffer(categoryIndex, choice)
  const { length } = categoryIndex.products.mixes
  for (let product = 0; product < length; product += 1) if (cheapest(product) !== -1) count += 1
  return count
}

/** Counts the colours and sizes of all products of a category in a price range. */
function countValues(tally: Tally, part: Part, choice: Filters): void {
  const { categoryIndex } = part
  const { keys, positions } = categoryIndex.byPrice
  const { from, to } = priceRangeOf(choice)
  const { spread } = unevenColumns(categoryIndex)
  // All offers of a product in the middle of the range are in the range; those near its ends are looked at.
  const bounds = [from - spread, from, to - spread + 1, to + 1].map((cents) => lowerBound(keys, cents))
  const [start = 0, first = 0, last = 0, end = 0] = bounds
  const [middle, after] = first < last ? [first, last] : [end, end]
  const sums = valueSums(categoryIndex).count(middle, after)
  const { colours, sizes } = kindValues(categoryIndex.kinds)
  addValues(tally.colours, colours, sums.colours)
  addValues(tally.sizes, sizes, sums.sizes)
  const wanted = { groups: false, prices: false }
  tallyProducts(tally, part, choice, positions.subarray(start, middle), wanted)
  tallyProducts(tally, part, choice, positions.subarray(after, end), wanted)
}

/** Counts all products of a category. It looks at every offer only where sums cannot tell. */
export function tallyCategory(tally: Tally, part: Part, choice: Filters, wanted: Wanted): void {
  const { categoryIndex, mark, at } = part
  if (mark === SEVERAL) return
  if (part.isSum) {
    if (wanted.groups) tally.each[at] = countPassing(categoryIndex, choice)
    return
  }
  if (mark === 0 && !filtersVariants(choice)) {
    countGroups(tally, part, choice)
    merge(tally, tallyWhole(categoryIndex))
    return
  }
  if (filtersKinds(choice)) {
    tallyProducts(tally, part, choice, 'all', wanted)
    return
  }
  if (wanted.groups) countGroups(tally, part, choice)
  const rest = { ...wanted, groups: false }
  if (mark !== 0 || choice.availability?.length || wanted.prices) {
    if (part.marks.includes(0)) tallyProducts(tally, part, choice, 'all', rest)
    return
  }
  if (wanted.values) countValues(tally, part, choice)
}
