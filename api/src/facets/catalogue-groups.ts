import type { PriceRange } from './filters'
import { COLUMN_STEP, type ProductColumn, placeOf } from './product-column'
import type { ProductsWithSameTraits } from './products-with-same-traits'
import type { Shelf } from './shelf'

const shelves = new WeakMap<readonly ProductsWithSameTraits[], readonly Shelf[]>()

/** All groups of some shelves, one shelf after the other. */
export function groupsOf(all: readonly Shelf[]): ProductsWithSameTraits[] {
  const groups = all.flatMap((shelf) => [...shelf.groups])
  shelves.set(groups, all)
  return groups
}

/** The shelves of a list of groups, in their order; null for other groups. */
export const shelvesOf = (groups: readonly ProductsWithSameTraits[]): readonly Shelf[] | null =>
  shelves.get(groups) ?? null

/** Steps of a search for a price in one group, up and down. */
const STEPS_OF_GROUP = 16

const everyGroup: Uint8Array = new Uint8Array(0)

/**
 * The number of products of each group in a price range. Groups that `left` marks with 1 are left out. Where it marks all groups
 * of a category with 2, only their sum is needed, which the first of them gets.
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
  const all = shelves.get(groups)
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

/** The columns of a shelf in which a page's start is looked up. */
export type ColumnName = 'byPrice' | 'byMix' | 'byCreation' | 'bySales' | 'byRating'

/** The chosen products of a shelf in the order of a column. */
export interface ChosenPart<C extends ProductColumn = ProductColumn> {
  shelf: Shelf
  column: C
  /** How many of the column's first `place` products are chosen. */
  upTo(place: number): number
  /** Whether the product at a place of the column is chosen. */
  isChosen(place: number): boolean
}

/** Where a product of a column stands on its shelf. */
export const onShelf = ({ places }: ProductColumn, place: number): number =>
  places ? (places[place] as number) : place

/** For each place of a column how many products before it are of chosen groups and in the price range. */
function countsInRange(column: ProductColumn, cents: Int32Array, marks: Uint8Array, range: PriceRange) {
  const { owners } = column
  const counts = new Int32Array(owners.length + 1)
  let count = 0
  for (let i = 0; i < owners.length; i += 1) {
    if (marks[owners[i] as number] === 1) {
      const price = cents[onShelf(column, i)] as number
      if (price >= range.from && price <= range.to) count += 1
    }
    counts[i + 1] = count
  }
  return counts
}

/**
 * The parts of a result in the order of a column; null where the groups have no columns. `passing` marks the chosen groups with 1. A
 * range of prices is read product by product, when somebody counts.
 */
export function chosenParts<N extends ColumnName>(
  groups: readonly ProductsWithSameTraits[],
  passing: Uint8Array,
  name: N,
  range: PriceRange,
): ChosenPart<Shelf[N]>[] | null {
  const all = shelves.get(groups)
  if (!all) return null
  const isWhole = range.from <= 0 && range.to === Number.POSITIVE_INFINITY
  let end = 0
  return all.flatMap((shelf): ChosenPart<Shelf[N]>[] => {
    end += shelf.groups.length
    const marks = passing.subarray(end - shelf.groups.length, end)
    if (!marks.includes(1)) return []
    const column = shelf[name]
    const { owners } = column
    const { cents } = shelf.products
    const isOfChosen = (place: number) => marks[owners[place] as number] === 1
    const ofChosen = marks.includes(0) ? (place: number) => column.upTo(place, marks) : (place: number) => place
    // Prices outside of the range are counted here: whoever asks knows where it begins and ends.
    if (isWhole || name === 'byPrice') return [{ shelf, column, upTo: ofChosen, isChosen: isOfChosen }]
    let counts: Int32Array | undefined
    const upTo = (place: number) => {
      counts ??= countsInRange(column, cents, marks, range)
      return counts[place] as number
    }
    const isChosen = (place: number) => {
      const price = cents[onShelf(column, place)] as number
      return price >= range.from && price <= range.to && isOfChosen(place)
    }
    return [{ shelf, column, upTo, isChosen }]
  })
}

/** Counts the chosen products below a key of their column. */
export const countBelow =
  (parts: readonly ChosenPart[]) =>
  (key: number): number =>
    parts.reduce((sum, { column, upTo }) => sum + upTo(placeOf(column.keys, key)), 0)
