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
  column: C
  /** How many of the column's first `place` products are chosen. */
  upTo(place: number): number
}

/** For each place of a column how many products before it are of chosen groups and in the price range. */
function countsInRange({ owners, places }: ProductColumn, cents: Int32Array, marks: Uint8Array, range: PriceRange) {
  const counts = new Int32Array(owners.length + 1)
  let count = 0
  for (let i = 0; i < owners.length; i += 1) {
    const price = cents[places ? (places[i] as number) : i] as number
    if (marks[owners[i] as number] === 1 && price >= range.from && price <= range.to) count += 1
    counts[i + 1] = count
  }
  return counts
}

/** The parts of a result in the order of a column; null where the groups have no columns. A range of prices is read product by product. */
export function chosenParts<N extends ColumnName>(
  groups: readonly ProductsWithSameTraits[],
  chosen: (group: ProductsWithSameTraits) => boolean,
  name: N,
  range: PriceRange,
): ChosenPart<Shelf[N]>[] | null {
  const all = shelves.get(groups)
  if (!all) return null
  const isWhole = name === 'byPrice' || (range.from <= 0 && range.to === Number.POSITIVE_INFINITY)
  return all.flatMap((shelf): ChosenPart<Shelf[N]>[] => {
    const marks = Uint8Array.from(shelf.groups, (group) => (chosen(group) ? 1 : 0))
    if (!marks.includes(1)) return []
    const column = shelf[name]
    if (!isWhole) {
      const counts = countsInRange(column, shelf.products.cents, marks, range)
      return [{ column, upTo: (place) => counts[place] as number }]
    }
    return [{ column, upTo: marks.includes(0) ? (place) => column.upTo(place, marks) : (place) => place }]
  })
}

/** Counts the chosen products below a key of their column. */
export const countBelow =
  (parts: readonly ChosenPart[]) =>
  (key: number): number =>
    parts.reduce((sum, { column, upTo }) => sum + upTo(placeOf(column.keys, key)), 0)
