import { LRUCache } from 'lru-cache'
import { type Counted, keyOf } from '../facets/count-facets'
import { type Filters, facetPredicates, priceRangeOf } from '../facets/filters'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { toSalesKey } from '../facets/sales-key'
import type { Shelf } from '../facets/shelf'
import { countFound } from './count-found'
import type { FoundOnShelf } from './find-products'
import { firstPlaces } from './first-places'

/** A product as shelves identify it. */
export interface ShelvedProduct {
  category: string
  /** `products.mix`, a random number that is almost unique. */
  mix: number
}

/** The sort orders of found products; each ends with the mix, so that pages neither repeat nor skip a product. */
export type FoundOrder = 'relevance' | 'cheapest' | 'dearest' | 'newest' | 'bestSelling' | 'topRated'

/** The result of an in-memory search. */
export interface FoundProducts {
  readonly total: number
  /** Counts those that pass the filters, with facets; `sales` are the running ones. */
  count(choice: Filters, sales: ReadonlySet<string>): Counted
  /** A page of them. */
  page(choice: Filters, sales: ReadonlySet<string>, order: FoundOrder, size: number, offset: number): ShelvedProduct[]
}

/** Larger than every sales key. */
const NAMED = 2 ** 52

/** The sort keys of a shelf's found products, lowest first. */
function keysOf({ shelf, places, named }: FoundOnShelf, order: FoundOrder): Float64Array {
  const { cents, created, ratings } = shelf.products
  const keys = new Float64Array(places.length)
  const values: Record<FoundOrder, Int32Array | Float64Array> = {
    cheapest: cents,
    dearest: cents,
    newest: created,
    topRated: ratings,
    bestSelling: shelf.salesKeys,
    relevance: shelf.salesKeys,
  }
  const own = values[order]
  const sign = order === 'cheapest' ? 1 : -1
  const ofNamed = order === 'relevance' ? NAMED : 0
  for (let i = 0; i < places.length; i += 1)
    keys[i] = sign * ((own[places[i] as number] as number) + (named[i] as number) * ofNamed)
  return keys
}

/** Breaks ties between equal keys: equally rated products sort by the featured flag, then newest first. */
function secondKeyOf({ products, groups }: Shelf, order: FoundOrder, place: number): number {
  if (order !== 'topRated') return 0
  const isFeatured = groups[products.owners[place] as number]?.featured ?? false
  return -toSalesKey({ sold: 0, featured: isFeatured, created: products.created[place] as number })
}

/** Cached counts per result; all pages with the same filters share one. */
const MAX_COUNTS = 20

/** `all` are the groups of the whole shop. */
export function foundProducts(found: readonly FoundOnShelf[], all: readonly ProductsWithSameTraits[]): FoundProducts {
  const counts = new LRUCache<string, Counted>({ max: MAX_COUNTS })
  return {
    total: found.reduce((sum, { places }) => sum + places.length, 0),
    count(choice, sales) {
      const key = keyOf(choice, sales)
      const counted = counts.get(key) ?? countFound(found, all, choice, sales)
      counts.set(key, counted)
      return counted
    },
    page(choice, sales, order, size, offset) {
      const rules = facetPredicates(choice, sales)
      const { from, to } = priceRangeOf(choice)
      const passing = new Map<Shelf, Uint8Array>()
      const passes = (shelf: Shelf) => {
        const before = passing.get(shelf)
        if (before) return before
        const marks = Uint8Array.from(shelf.groups, (group) => (rules.every(([, rule]) => rule(group)) ? 1 : 0))
        passing.set(shelf, marks)
        return marks
      }
      const ahead = order === 'dearest' ? -1 : 1
      const first = firstPlaces<FoundOnShelf>(offset + size, (a, b) => {
        const second = secondKeyOf(a.of.shelf, order, a.place) - secondKeyOf(b.of.shelf, order, b.place)
        const [mixOfA, mixOfB] = [
          a.of.shelf.products.mixes[a.place] as number,
          b.of.shelf.products.mixes[b.place] as number,
        ]
        return second || ahead * (mixOfA - mixOfB)
      })
      for (const one of found) {
        const { owners, cents } = one.shelf.products
        const marks = passes(one.shelf)
        if (rules.length > 0 && !marks.includes(1)) continue
        const keys = keysOf(one, order)
        for (let i = 0; i < one.places.length; i += 1) {
          const key = keys[i] as number
          if (key > first.highest) continue
          const place = one.places[i] as number
          const price = cents[place] as number
          if (price >= from && price <= to && marks[owners[place] as number] === 1) first.add(key, one, place)
        }
      }
      return first
        .sorted()
        .slice(offset)
        .map(({ of: { shelf }, place }) => ({ category: shelf.category, mix: shelf.products.mixes[place] as number }))
    },
  }
}
