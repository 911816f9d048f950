import { idAt } from '../facets/product-ids'
import type { FoundInCategory } from './find-products'
import { createTopK } from './top-k'

/** Columns in whose order found products can be read. */
export type SortColumn = 'created' | 'cents'

/** The products to read: in the order of a column, starting at the value `from`, inclusive. */
export interface NearestWanted {
  by: SortColumn
  descends: boolean
  from?: number
  /** How many products must follow those with the value `from`. */
  enough: number
}

/** Ids of products in no particular order. */
export interface Nearest {
  ids: string[]
  /** Whether none follow. */
  all: boolean
}

/** How many more products with equal values may be read than needed. */
const SAME = 600

/**
 * The found products closest to a value, plus all with the same value as the last one, so that a caller with a finer
 * order can pick its first ones. Null if too many share a value.
 */
export function nearestFound(
  found: readonly FoundInCategory[],
  { by, descends, from, enough }: NearestWanted,
): Nearest | null {
  const sign = descends ? -1 : 1
  const start = from === undefined ? Number.NEGATIVE_INFINITY : sign * from
  const most = enough + SAME
  const top = createTopK<FoundInCategory>(most, () => 0)
  for (const one of found) {
    const column = one.categoryIndex.products[by]
    for (let i = 0; i < one.positions.length; i += 1) {
      const position = one.positions[i] as number
      const key = sign * (column[position] as number)
      if (key >= start) top.add(key, 0, one, position)
    }
  }
  const sorted = top.sorted()
  const followers = sorted.filter(({ key }) => key > start)
  const last = followers[enough - 1]?.key
  // The last value may be incomplete, because some of its products were cut off.
  const end = sorted.length < most ? Number.POSITIVE_INFINITY : (sorted.at(-1)?.key ?? 0)
  if (last === undefined ? end !== Number.POSITIVE_INFINITY : last >= end) return null
  const kept = last === undefined ? sorted : sorted.filter(({ key }) => key <= last)
  const ids = kept.map(({ of: { categoryIndex }, position }) => idAt(categoryIndex.products.ids, position))
  return { ids, all: kept.length === sorted.length && end === Number.POSITIVE_INFINITY }
}
