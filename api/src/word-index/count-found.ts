import { categoryIndexesOf } from '../facets/catalogue-groups'
import type { CategoryIndex } from '../facets/category-index'
import { type Counted, RANGE_STARTS, toCounted, toPriceFacets } from '../facets/count-facets'
import { type Filters, facetPredicates, priceRangeOf } from '../facets/filters'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { failedFilter, SEVERAL } from '../facets/trait-codes'
import type { FoundInCategory } from './find-products'

/** The position of the first group of each category index in the list of all groups. */
function firstGroups(all: readonly ProductsWithSameTraits[]): Map<CategoryIndex, number> {
  let next = 0
  return new Map(
    (categoryIndexesOf(all) ?? []).map((categoryIndex): [CategoryIndex, number] => {
      next += categoryIndex.groups.length
      return [categoryIndex, next - categoryIndex.groups.length]
    }),
  )
}

/** Counts found products and their facets in one pass. `all` are the groups of the whole shop. */
export function countFound(
  found: readonly FoundInCategory[],
  all: readonly ProductsWithSameTraits[],
  choice: Filters,
  sales: ReadonlySet<string>,
): Counted {
  const failed = failedFilter(all, facetPredicates(choice, sales))
  const { from, to } = priceRangeOf(choice)
  const each = new Int32Array(all.length)
  const ranges = new Int32Array(RANGE_STARTS.length)
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0]
  const firsts = firstGroups(all)
  for (const { categoryIndex, positions } of found) {
    const first = firsts.get(categoryIndex) as number
    const { owners, cents } = categoryIndex.products
    for (let i = 0; i < positions.length; i += 1) {
      const position = positions[i] as number
      const group = first + (owners[position] as number)
      const mark = failed[group] as number
      if (mark === SEVERAL) continue
      const price = cents[position] as number
      if (price >= from && price <= to) each[group] = (each[group] as number) + 1
      if (mark !== 0) continue
      if (price < lowest) lowest = price
      if (price > highest) highest = price
      let range = RANGE_STARTS.length - 1
      while (price < (RANGE_STARTS[range] as number)) range -= 1
      ranges[range] = (ranges[range] as number) + 1
    }
  }
  return toCounted(all, choice, sales, { failed, each }, toPriceFacets(lowest, highest, ranges))
}
