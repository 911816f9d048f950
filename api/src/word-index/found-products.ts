import { categoryIndexesOf } from '../facets/catalogue-groups'
import type { CategoryIndex } from '../facets/category-index'
import { type Counted, type CountParts, countFacets } from '../facets/count-facets'
import { type Filters, facetPredicates } from '../facets/filters'
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

/** How many keys of an order its first number holds. */
const packedKeys = (order: FoundOrder): number => (order === 'relevance' ? 2 : 1)

/** The first sort key of a found product. */
function firstKey(
  { categoryIndex: { products } }: FoundInCategory,
  order: FoundOrder,
): (product: number, isNamed: number, cents: number) => number {
  const { mixes, created, sold, ratings } = products
  if (order === 'mixed') return (product) => mixes[product] as number
  if (order === 'newest') return (product) => created[product] as number
  if (order === 'topRated') return (product) => ratings[product] as number
  if (order === 'bestSelling') return (product) => sold[product] as number
  if (order === 'relevance') return (product, isNamed) => isNamed * NAMED + (sold[product] as number)
  return (_, __, cents) => cents
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

/** The price that a product of a category is shown with; -1 for one that does not pass. */
export type ShownPrice = (categoryIndex: CategoryIndex, product: number) => number

/** Whether products pass the filters, and with which price. */
export function shownPrice(
  groups: readonly ProductsWithSameTraits[],
  choice: Filters,
  sales: ReadonlySet<string>,
): ShownPrice {
  const failed = failedFilter(groups, facetPredicates(choice, sales))
  const ofVariants = filtersVariants(choice)
  const known = new Map<CategoryIndex, (product: number) => number>()
  let end = 0
  for (const categoryIndex of categoryIndexesOf(groups)) {
    end += categoryIndex.groups.length
    const marks = failed.subarray(end - categoryIndex.groups.length, end)
    const { owners, cents } = categoryIndex.products
    const cheapest = ofVariants ? cheapestOffer(categoryIndex, choice) : (product: number) => cents[product] as number
    known.set(categoryIndex, (product) => (marks[owners[product] as number] === 0 ? cheapest(product) : -1))
  }
  return (categoryIndex, product) => known.get(categoryIndex)?.(product) ?? -1
}

/** The ids of a page of found products that are shown, except those `without`. */
export function pageOfFound(
  found: readonly FoundInCategory[],
  shown: ShownPrice,
  { order, size, offset, without }: { order: FoundOrder; size: number; offset: number; without: readonly string[] },
): string[] {
  const { direction } = orders[order]
  const ahead = direction === 'up' ? 1 : -1
  const ties = levelsOf(order, packedKeys(order))
  const top = createTopK<FoundInCategory>(
    offset + size + without.length,
    (a, b) => ahead * compareBy(ties, a.of.categoryIndex, a.position, b.of.categoryIndex, b.position),
  )
  for (const one of found) {
    const { categoryIndex, positions, named } = one
    const keyOf = firstKey(one, order)
    const byPrice = order === 'cheapest' || order === 'dearest'
    for (let i = 0; i < positions.length; i += 1) {
      const product = positions[i] as number
      // Most products of a long list are behind the last one of the page, so their filters are not checked.
      if (!byPrice && ahead * keyOf(product, named[i] as number, 0) > top.highest) continue
      const cents = shown(categoryIndex, product)
      if (cents !== -1) top.add(ahead * keyOf(product, named[i] as number, cents), one, product)
    }
  }
  const leftOut = new Set(without)
  return top
    .sorted()
    .map(({ of: { categoryIndex }, position }) => idAt(categoryIndex.products.ids, position))
    .filter((id) => !leftOut.has(id))
    .slice(offset, offset + size)
}
