import type { FoundOnShelf } from './find-products'
import { firstPlaces } from './first-places'
import type { ShelvedProduct } from './found-products'

/** Columns of shelves by which found products are read in order. */
export type ShelfKey = 'created' | 'cents'

/** Which products are read: from the value `from` on, itself among them, in the order of a column. */
export interface NearestWanted {
  by: ShelfKey
  descends: boolean
  from?: number
  /** So many have to follow those with the value `from`. */
  enough: number
}

/** Products in no order. */
export interface Nearest {
  products: ShelvedProduct[]
  /** Whether no more follow. */
  all: boolean
}

/** Products with the same value that are read beyond those that are needed. */
const SAME = 600

/**
 * The found products next to a value, with all that share the value of the last one, so that whoever knows a finer order finds its
 * first ones among them. Null where very many share a value.
 */
export function nearestFound(
  found: readonly FoundOnShelf[],
  { by, descends, from, enough }: NearestWanted,
): Nearest | null {
  const sign = descends ? -1 : 1
  const start = from === undefined ? Number.NEGATIVE_INFINITY : sign * from
  const most = enough + SAME
  const first = firstPlaces<FoundOnShelf>(most, () => 0)
  for (const one of found) {
    const column = one.shelf.products[by]
    for (let i = 0; i < one.places.length; i += 1) {
      const place = one.places[i] as number
      const key = sign * (column[place] as number)
      if (key >= start && key <= first.highest) first.add(key, one, place)
    }
  }
  const sorted = first.sorted()
  const followers = sorted.filter(({ key }) => key > start)
  const last = followers[enough - 1]?.key
  // Of the last value that was read some may be left out.
  const end = sorted.length < most ? Number.POSITIVE_INFINITY : (sorted.at(-1)?.key ?? 0)
  if (last === undefined ? end !== Number.POSITIVE_INFINITY : last >= end) return null
  const kept = last === undefined ? sorted : sorted.filter(({ key }) => key <= last)
  const products = kept.map(({ of: { shelf }, place }) => ({
    ...{ category: shelf.category, mix: shelf.products.mixes[place] as number },
  }))
  return { products, all: kept.length === sorted.length && end === Number.POSITIVE_INFINITY }
}
