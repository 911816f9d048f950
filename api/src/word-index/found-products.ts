import { LRUCache } from 'lru-cache'
import type { CategoryIndex } from '../facets/category-index'
import { type Counted, keyOf } from '../facets/count-facets'
import { type Filters, facetPredicates, priceRangeOf } from '../facets/filters'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { toSalesKey } from '../facets/sales-key'
import { countFound } from './count-found'
import type { FoundInCategory } from './find-products'
import { createTopK } from './top-k'

/** What identifies a product in memory and in the database. */
export interface ProductKey {
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
  page(choice: Filters, sales: ReadonlySet<string>, order: FoundOrder, size: number, offset: number): ProductKey[]
}

/** Larger than every sales key. */
const NAMED = 2 ** 52

/** The sort keys of a category's found products, lowest first. */
function keysOf({ categoryIndex, positions, named }: FoundInCategory, order: FoundOrder): Float64Array {
  const { cents, created, ratings } = categoryIndex.products
  const keys = new Float64Array(positions.length)
  const values: Record<FoundOrder, Int32Array | Float64Array> = {
    cheapest: cents,
    dearest: cents,
    newest: created,
    topRated: ratings,
    bestSelling: categoryIndex.salesKeys,
    relevance: categoryIndex.salesKeys,
  }
  const own = values[order]
  const sign = order === 'cheapest' ? 1 : -1
  const ofNamed = order === 'relevance' ? NAMED : 0
  for (let i = 0; i < positions.length; i += 1)
    keys[i] = sign * ((own[positions[i] as number] as number) + (named[i] as number) * ofNamed)
  return keys
}

/** Breaks ties between equal keys: equally rated products sort by the featured flag, then newest first. */
function secondKeyOf({ products, groups }: CategoryIndex, order: FoundOrder, position: number): number {
  if (order !== 'topRated') return 0
  const isFeatured = groups[products.owners[position] as number]?.featured ?? false
  return -toSalesKey({ sold: 0, featured: isFeatured, created: products.created[position] as number })
}

/** Cached counts per result; all pages with the same filters share one. */
const MAX_COUNTS = 20

/** `all` are the groups of the whole shop. */
export function foundProducts(
  found: readonly FoundInCategory[],
  all: readonly ProductsWithSameTraits[],
): FoundProducts {
  const counts = new LRUCache<string, Counted>({ max: MAX_COUNTS })
  return {
    total: found.reduce((sum, { positions }) => sum + positions.length, 0),
    count(choice, sales) {
      const key = keyOf(choice, sales)
      const counted = counts.get(key) ?? countFound(found, all, choice, sales)
      counts.set(key, counted)
      return counted
    },
    page(choice, sales, order, size, offset) {
      const rules = facetPredicates(choice, sales)
      const { from, to } = priceRangeOf(choice)
      const passing = new Map<CategoryIndex, Uint8Array>()
      const passes = (categoryIndex: CategoryIndex) => {
        const before = passing.get(categoryIndex)
        if (before) return before
        const { groups } = categoryIndex
        // Most searches have no filter, and asking each of thousands of groups took 3% of a search.
        const marks =
          rules.length === 0
            ? new Uint8Array(groups.length).fill(1)
            : Uint8Array.from(groups, (group) => (rules.every(([, rule]) => rule(group)) ? 1 : 0))
        passing.set(categoryIndex, marks)
        return marks
      }
      const ahead = order === 'dearest' ? -1 : 1
      const top = createTopK<FoundInCategory>(offset + size, (a, b) => {
        const second =
          secondKeyOf(a.of.categoryIndex, order, a.position) - secondKeyOf(b.of.categoryIndex, order, b.position)
        const [mixOfA, mixOfB] = [
          a.of.categoryIndex.products.mixes[a.position] as number,
          b.of.categoryIndex.products.mixes[b.position] as number,
        ]
        return second || ahead * (mixOfA - mixOfB)
      })
      for (const one of found) {
        const { owners, cents } = one.categoryIndex.products
        const marks = passes(one.categoryIndex)
        if (rules.length > 0 && !marks.includes(1)) continue
        const keys = keysOf(one, order)
        for (let i = 0; i < one.positions.length; i += 1) {
          const key = keys[i] as number
          if (key > top.highest) continue
          const position = one.positions[i] as number
          const price = cents[position] as number
          if (price >= from && price <= to && marks[owners[position] as number] === 1) top.add(key, one, position)
        }
      }
      return top
        .sorted()
        .slice(offset)
        .map(({ of: { categoryIndex }, position }) => ({
          category: categoryIndex.category,
          mix: categoryIndex.products.mixes[position] as number,
        }))
    },
  }
}
