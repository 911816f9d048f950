import { assortmentsOf } from './assortments'
import type { CategoryIndex } from './category-index'
import { type Filters, filtersKinds, priceRangeOf } from './filters'
import { keepOfIndex } from './keep-of-index'
import { SEVERAL } from './trait-codes'
import { unevenOf } from './uneven-products'
import { failsOfKinds, OTHER_KIND, reasonsOf, SOLD_OUT } from './variant-filters'

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
  /** Products by the price ranges of the offers that pass in any price range, and their lowest and highest price. */
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
  let range = 0
  while (cents >= (RANGE_STARTS[range + 1] ?? Number.POSITIVE_INFINITY)) range += 1
  return range
}

/** Products of a category, with the marks of its groups, the first of which is at index `at` of the tally. */
type Place = Pick<Part, 'categoryIndex' | 'marks' | 'at'>

/** 1 for each group of a category of which something can be bought. */
export const groupsOnSale = keepOfIndex(({ groups }) =>
  Uint8Array.from(groups, ({ availability }) => (availability === 'sold-out' ? 0 : 1)),
)

/** Counts products of a category. It looks at the offers of those that differ in price, and at all for a colour or size. */
export function tallyProducts(tally: Tally, place: Place, choice: Filters, products: Int32Array, wanted: Wanted): void {
  if (products.length === 0) return
  const { categoryIndex } = place
  const counts = new Int32Array(assortmentsOf(categoryIndex).values.length)
  const rest = filtersKinds(choice) ? products : tallyEven(tally, place, choice, products, wanted, counts)
  if (rest.length > 0) tallyOffers(tally, place, choice, rest, wanted, counts)
  if (wanted.colours || wanted.sizes) addValues(tally, categoryIndex, counts, wanted)
}

/** Counts products whose offers all cost the same; returns the others. */
function tallyEven(
  tally: Tally,
  { categoryIndex, marks, at }: Place,
  choice: Filters,
  products: Int32Array,
  { groups = false, prices = false }: Wanted,
  counts: Int32Array,
): number[] {
  const { owners, cents: cheapest } = categoryIndex.products
  const { is } = unevenOf(categoryIndex)
  const { sets, all, available } = assortmentsOf(categoryIndex)
  const { from, to } = priceRangeOf(choice)
  const setOf = choice.availability?.length ? available : all
  const [ofGroups, ofSets] = [new Int32Array(categoryIndex.groups.length), new Int32Array(sets.length)]
  const ranges = new Int32Array(RANGE_STARTS.length)
  const rest: number[] = []
  let [lowest, highest] = [2 ** 31 - 1, -1]
  for (let i = 0; i < products.length; i += 1) {
    const product = products[i] as number
    const group = owners[product] as number
    const mark = marks[group] as number
    if (mark === SEVERAL || (mark !== 0 && !groups)) continue
    if (is[product] === 1) {
      rest.push(product)
      continue
    }
    const cents = cheapest[product] as number
    if (prices && mark === 0) {
      const range = rangeOf(cents)
      ranges[range] = (ranges[range] as number) + 1
      if (cents < lowest) lowest = cents
      if (cents > highest) highest = cents
    }
    if (cents < from || cents > to) continue
    ofGroups[group] = (ofGroups[group] as number) + 1
    if (mark !== 0) continue
    const set = setOf[product] as number
    ofSets[set] = (ofSets[set] as number) + 1
  }
  if (groups) {
    const onSale = groupsOnSale(categoryIndex)
    for (let group = 0; group < ofGroups.length; group += 1) {
      const count = ofGroups[group] as number
      ;(tally.each[at + group] as number) += count
      ;(tally.available[at + group] as number) += count * (onSale[group] as number)
    }
  }
  for (let set = 0; set < ofSets.length; set += 1) {
    const count = ofSets[set] as number
    if (count > 0) for (const value of sets[set] ?? []) (counts[value] as number) += count
  }
  if (highest >= 0) addPrices(tally, { ranges, lowest, highest })
  return rest
}

/** Adds counts of price ranges. */
export function addPrices(
  tally: Tally,
  { ranges, lowest, highest }: Pick<Tally, 'ranges' | 'lowest' | 'highest'>,
): void {
  for (const [range, count] of ranges.entries()) (tally.ranges[range] as number) += count
  tally.lowest = Math.min(tally.lowest, lowest)
  tally.highest = Math.max(tally.highest, highest)
}

/** Looks at every offer of products. */
function tallyOffers(
  tally: Tally,
  { categoryIndex, marks, at }: Place,
  choice: Filters,
  products: ArrayLike<number>,
  { groups = false, prices = false }: Wanted,
  counts: Int32Array,
): void {
  const { owners, starts, offerCents, offerKinds } = categoryIndex.products
  const { ofKinds } = assortmentsOf(categoryIndex)
  const { each, available, ranges } = tally
  const fails = failsOfKinds(categoryIndex, choice)
  const reasons = reasonsOf(choice)
  const { from, to } = priceRangeOf(choice)
  /** For each value, the last product that was counted. */
  const seen = new Int32Array(counts.length).fill(-1)
  for (let i = 0; i < products.length; i += 1) {
    const product = products[i] as number
    const group = owners[product] as number
    const mark = marks[group] as number
    if (mark === SEVERAL || (mark !== 0 && !groups)) continue
    let passes = 0
    let canBeBought = 0
    let own = 0
    const end = starts[product + 1] as number
    for (let offer = starts[product] as number; offer < end; offer += 1) {
      const kind = offerKinds[offer] as number
      const cents = offerCents[offer] as number
      const failed = fails[kind] as number
      if ((failed & OTHER_KIND) !== 0) continue
      const isChosen = (failed & reasons) === 0
      if (prices && mark === 0 && isChosen) {
        own |= 1 << rangeOf(cents)
        if (cents < tally.lowest) tally.lowest = cents
        if (cents > tally.highest) tally.highest = cents
      }
      if (cents < from || cents > to) continue
      if ((failed & SOLD_OUT) === 0) canBeBought = 1
      if (!isChosen) continue
      passes = 1
      if (mark !== 0) continue
      for (const value of ofKinds[kind] as readonly number[])
        if (seen[value] !== product) {
          seen[value] = product
          counts[value] = (counts[value] as number) + 1
        }
    }
    if (groups) {
      each[at + group] = (each[at + group] as number) + passes
      available[at + group] = (available[at + group] as number) + canBeBought
    }
    for (let range = 0; own > 0; range += 1, own >>= 1) if (own & 1) ranges[range] = (ranges[range] as number) + 1
  }
}
