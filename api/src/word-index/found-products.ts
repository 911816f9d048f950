import { categoryIndexesOf } from '../facets/catalogue-groups'
import type { CategoryIndex } from '../facets/category-index'
import { type Counted, type CountParts, countFacets } from '../facets/count-facets'
import { type Filters, facetPredicates } from '../facets/filters'
import { keepOfIndex } from '../facets/keep-of-index'
import { idAt } from '../facets/product-ids'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { tallyProducts } from '../facets/tally'
import { failedFilter } from '../facets/trait-codes'
import { cheapestOffer, filtersVariants } from '../facets/variant-filters'
import { compareBy, levelsOf } from '../memory-listing/levels'
import { type Order, orders } from '../products/order'
import type { FoundInCategory } from './find-products'
import { createTopK } from './top-k'

/** An order of found products. */
export type FoundOrder = Exclude<Order, 'discount'>

/** Larger than every number of units sold. */
const NAMED = 2 ** 31

/** Larger than every time of creation, in microseconds. */
const FEATURED = 2 ** 52

/** The featured flag and the time of creation of each product as one number. */
const featuredAndNew = keepOfIndex(({ groups, products: { owners, created } }) => {
  const flags = groups.map(({ featured }) => (featured ? FEATURED : 0))
  return created.map((time, product) => (flags[owners[product] as number] as number) + time)
})

/** How many keys of an order are before those that break ties here. */
const knownKeys: Record<FoundOrder, number> = {
  ...{ mixed: 1, cheapest: 1, dearest: 1, newest: 1 },
  ...{ bestSelling: 3, topRated: 3, relevance: 4 },
}

/** The first key of an order but the price, which depends on the filters. */
function columnOf({ products }: CategoryIndex, order: FoundOrder): Int32Array | Float64Array | null {
  if (order === 'mixed') return products.mixes
  if (order === 'newest') return products.created
  if (order === 'topRated') return products.ratings
  return order === 'bestSelling' || order === 'relevance' ? products.sold : null
}

/** Counts those of the found products that pass the filters, with facets. `groups` are the groups of the whole shop. */
export function countFound(
  found: readonly FoundInCategory[],
  groups: readonly ProductsWithSameTraits[],
  choice: Filters,
  sales: ReadonlySet<string>,
): Counted {
  const countParts: CountParts = (tally, parts, filters, wanted) => {
    const byIndex = new Map(parts.map((part) => [part.categoryIndex, part]))
    for (const { categoryIndex, positions } of found) {
      const part = byIndex.get(categoryIndex)
      if (part) tallyProducts(tally, part, filters, positions, wanted)
    }
  }
  return countFacets(groups, choice, sales, countParts, found)
}

/** For a category, the price that a product of it is shown with; -1 for one that does not pass. */
export type ShownPrice = (categoryIndex: CategoryIndex) => (product: number) => number

/** Whether products pass the filters, and with which price. */
export function shownPrice(
  groups: readonly ProductsWithSameTraits[],
  choice: Filters,
  sales: ReadonlySet<string>,
): ShownPrice {
  const failed = failedFilter(groups, facetPredicates(choice, sales))
  const ofVariants = filtersVariants(choice)
  const starts = new Map<CategoryIndex, number>()
  let end = 0
  for (const categoryIndex of categoryIndexesOf(groups)) {
    starts.set(categoryIndex, end)
    end += categoryIndex.groups.length
  }
  return (categoryIndex) => {
    const start = starts.get(categoryIndex)
    if (start === undefined) return () => -1
    const marks = failed.subarray(start, start + categoryIndex.groups.length)
    const { owners, cents } = categoryIndex.products
    const cheapest = ofVariants ? cheapestOffer(categoryIndex, choice) : (product: number) => cents[product] as number
    return (product) => (marks[owners[product] as number] === 0 ? cheapest(product) : -1)
  }
}

/** The ids of a page of found products that are shown, except those `without`. */
export function pageOfFound(
  found: readonly FoundInCategory[],
  shown: ShownPrice,
  { order, size, offset, without }: { order: FoundOrder; size: number; offset: number; without: readonly string[] },
): string[] {
  const { direction } = orders[order]
  const ahead = direction === 'up' ? 1 : -1
  const ties = levelsOf(order, knownKeys[order])
  const ofNamed = order === 'relevance' ? NAMED : 0
  const top = createTopK<FoundInCategory>(
    offset + size + without.length,
    (a, b) => ahead * compareBy(ties, a.of.categoryIndex, a.position, b.of.categoryIndex, b.position),
  )
  for (const one of found) {
    const { categoryIndex, positions, named } = one
    const column = columnOf(categoryIndex, order)
    const second = knownKeys[order] > 1 ? featuredAndNew(categoryIndex) : null
    const priceOf = shown(categoryIndex)
    for (let i = 0; i < positions.length; i += 1) {
      const product = positions[i] as number
      const cents = column ? 0 : priceOf(product)
      const key = ahead * (column ? (column[product] as number) + ofNamed * (named[i] as number) : cents)
      // Most products of a long list are behind the last one of the page, so their filters are not checked.
      if (key > top.highest) continue
      const tie = second ? ahead * (second[product] as number) : 0
      if (key === top.highest && tie > top.highestTie) continue
      if ((column ? priceOf(product) : cents) !== -1) top.add(key, tie, one, product)
    }
  }
  const leftOut = new Set(without)
  return top
    .sorted()
    .map(({ of: { categoryIndex }, position }) => idAt(categoryIndex.products.ids, position))
    .filter((id) => !leftOut.has(id))
    .slice(offset, offset + size)
}
