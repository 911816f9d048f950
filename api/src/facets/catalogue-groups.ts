import type { CategoryIndex } from './category-index'
import type { PriceRange } from './filters'
import { COLUMN_STEP, lowerBound, type ProductColumn } from './product-column'
import type { ProductsWithSameTraits } from './products-with-same-traits'

const categoryIndexes = new WeakMap<readonly ProductsWithSameTraits[], readonly CategoryIndex[]>()

/** All groups of several category indexes, one index after the other. */
export function groupsOf(all: readonly CategoryIndex[]): ProductsWithSameTraits[] {
  const groups = all.flatMap((categoryIndex) => [...categoryIndex.groups])
  categoryIndexes.set(groups, all)
  return groups
}

/** The category indexes that a list of groups was made from, in order; null for other groups. */
export const categoryIndexesOf = (groups: readonly ProductsWithSameTraits[]): readonly CategoryIndex[] | null =>
  categoryIndexes.get(groups) ?? null

/** The estimated cost of counting one group: the steps of its two binary searches. */
const STEPS_OF_GROUP = 16

const everyGroup: Uint8Array = new Uint8Array(0)

/**
 * Counts the products of each group in a price range. The counts of groups that `left` marks with 1 are not needed and
 * may stay 0. If it marks all groups of a category with 2, only their sum is needed; the first of them gets it.
 */
export function countEach(
  groups: readonly ProductsWithSameTraits[],
  { from, to }: PriceRange,
  left: Uint8Array = everyGroup,
): Int32Array {
  const counts = new Int32Array(groups.length)
  const countOne = (i: number) => {
    const { prices } = groups[i] as ProductsWithSameTraits
    counts[i] = Math.max(0, prices.below(to + 1) - prices.below(from))
  }
  const all = categoryIndexes.get(groups)
  if (!all) {
    for (let i = 0; i < groups.length; i += 1) if (left[i] !== 1) countOne(i)
    return counts
  }
  let at = 0
  for (const { byPrice, groups: own } of all) {
    const end = at + own.length
    let [wanted, sums] = [0, 0]
    for (let i = at; i < end; i += 1) {
      if (left[i] === 2) sums += 1
      if (left[i] !== 1) wanted += 1
    }
    if (sums === own.length) counts[at] = Math.max(0, byPrice.below(to + 1) - byPrice.below(from))
    else if (wanted * STEPS_OF_GROUP < COLUMN_STEP + own.length) {
      for (let i = at; i < end; i += 1) if (left[i] !== 1) countOne(i)
    } else byPrice.count(from, to + 1, counts, at)
    at = end
  }
  return counts
}

/** The sorted columns of a category index, for finding the start of a page. */
export type ColumnName = 'byPrice' | 'byMix' | 'byCreation' | 'bySales' | 'byRating'

/** The products of a category that pass the filters, in the order of a column. */
export interface ChosenPart<C extends ProductColumn = ProductColumn> {
  categoryIndex: CategoryIndex
  column: C
  /** How many of the column's first `position` products pass. */
  upTo(position: number): number
  /** Whether the product at position `position` of the column passes. */
  isChosen(position: number): boolean
}

/** Converts a position in a column to the product's position in its category index. */
export const positionInCategory = ({ positions }: ProductColumn, position: number): number =>
  positions ? (positions[position] as number) : position

/** For each position of a column, how many products before it belong to marked groups and are in the price range. */
function countsInRange(column: ProductColumn, cents: Int32Array, marks: Uint8Array, range: PriceRange) {
  const { owners } = column
  const counts = new Int32Array(owners.length + 1)
  let count = 0
  for (let i = 0; i < owners.length; i += 1) {
    if (marks[owners[i] as number] === 1) {
      const price = cents[positionInCategory(column, i)] as number
      if (price >= range.from && price <= range.to) count += 1
    }
    counts[i + 1] = count
  }
  return counts
}

/**
 * The parts of a result in the order of a column; null if the groups have no category indexes. `passing` marks with 1 the
 * groups that pass. A price range is checked product by product, but only when a count is requested.
 */
export function chosenParts<N extends ColumnName>(
  groups: readonly ProductsWithSameTraits[],
  passing: Uint8Array,
  name: N,
  range: PriceRange,
): ChosenPart<CategoryIndex[N]>[] | null {
  const all = categoryIndexes.get(groups)
  if (!all) return null
  const isWhole = range.from <= 0 && range.to === Number.POSITIVE_INFINITY
  let end = 0
  return all.flatMap((categoryIndex): ChosenPart<CategoryIndex[N]>[] => {
    end += categoryIndex.groups.length
    const marks = passing.subarray(end - categoryIndex.groups.length, end)
    if (!marks.includes(1)) return []
    const column = categoryIndex[name]
    const { owners } = column
    const { cents } = categoryIndex.products
    const isOfChosen = (position: number) => marks[owners[position] as number] === 1
    const ofChosen = marks.includes(0)
      ? (position: number) => column.upTo(position, marks)
      : (position: number) => position
    // By price, products outside the range are included here: the caller knows where the range begins and ends in the
    // column.
    if (isWhole || name === 'byPrice') return [{ categoryIndex, column, upTo: ofChosen, isChosen: isOfChosen }]
    let counts: Int32Array | undefined
    const upTo = (position: number) => {
      counts ??= countsInRange(column, cents, marks, range)
      return counts[position] as number
    }
    const isChosen = (position: number) => {
      const price = cents[positionInCategory(column, position)] as number
      return price >= range.from && price <= range.to && isOfChosen(position)
    }
    return [{ categoryIndex, column, upTo, isChosen }]
  })
}

/** Returns a function that counts the passing products below a key. */
export const countBelow =
  (parts: readonly ChosenPart[]) =>
  (key: number): number =>
    parts.reduce((sum, { column, upTo }) => sum + upTo(lowerBound(column.keys, key)), 0)
