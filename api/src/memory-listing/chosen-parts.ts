import { categoryIndexesOf } from '../facets/catalogue-groups'
import type { CategoryIndex, ColumnName } from '../facets/category-index'
import { type Filters, facetPredicates } from '../facets/filters'
import { lowerBound, type ProductColumn, sortTogether } from '../facets/product-column'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { failedFilter } from '../facets/trait-codes'
import { asksOffers, cheapestOffer, filtersVariants } from '../facets/variant-filters'
import type { Order } from '../products/order'

/** The column in whose order a page is read; the other orders are not listed from memory. */
export const columnOfOrder = {
  mixed: 'byMix',
  cheapest: 'byPrice',
  dearest: 'byPrice',
  newest: 'byCreation',
  bestSelling: 'bySales',
  topRated: 'byRating',
} as const satisfies Partial<Record<Order, ColumnName>>

export type ListedOrder = keyof typeof columnOfOrder

/** The products of a category that pass the filters, in the order of a column. */
export interface ChosenPart {
  categoryIndex: CategoryIndex
  column: Pick<ProductColumn, 'keys' | 'positions' | 'distinct'>
  /** How many of the column's first `position` products pass. */
  upTo(position: number): number
  /** Whether the product at position `position` of the column passes. */
  isChosen(position: number): boolean
}

/** Products with offers that differ, by the price of the cheapest offer that passes. */
function byShownPrice(
  categoryIndex: CategoryIndex,
  marks: Uint8Array,
  cheapest: (product: number) => number,
): ChosenPart {
  const { uneven, products } = categoryIndex
  const prices = uneven.map((product) => (marks[products.owners[product] as number] === 0 ? cheapest(product) : -1))
  const passing = uneven.filter((_, i) => prices[i] !== -1)
  const { keys, numbers: positions } = sortTogether(
    prices.filter((cents) => cents !== -1),
    passing,
  )
  return { categoryIndex, column: { keys, positions }, upTo: (position) => position, isChosen: () => true }
}

const none = new Int32Array()

/** Whether sorted positions contain one. */
const isIn = (sorted: Int32Array, position: number): boolean => sorted[lowerBound(sorted, position)] === position

/** For each position of a column, how many products before it are chosen. */
function countsOf(length: number, isChosen: (position: number) => boolean): Int32Array {
  const counts = new Int32Array(length + 1)
  for (let i = 0; i < length; i += 1) counts[i + 1] = (counts[i] as number) + (isChosen(i) ? 1 : 0)
  return counts
}

/**
 * The parts of a result in the order of a column. Offers are checked product by product, but only when a product or a count is
 * asked for. A list by price shows the cheapest offer that passes, which is in no column: those products are a part of their own.
 */
export function chosenParts(
  groups: readonly ProductsWithSameTraits[],
  choice: Filters,
  sales: ReadonlySet<string>,
  name: ColumnName,
): ChosenPart[] {
  const failed = failedFilter(groups, facetPredicates(choice, sales))
  const ofVariants = filtersVariants(choice)
  let end = 0
  return categoryIndexesOf(groups).flatMap((categoryIndex): ChosenPart[] => {
    end += categoryIndex.groups.length
    const marks = failed.subarray(end - categoryIndex.groups.length, end)
    if (!marks.includes(0)) return []
    const column = categoryIndex[name]
    const { owners, positions } = column
    const isOfChosen = (position: number) => marks[owners[position] as number] === 0
    if (!ofVariants) {
      const chosen = marks.map((mark) => (mark === 0 ? 1 : 0))
      const upTo = marks.some((mark) => mark !== 0)
        ? (position: number) => column.upTo(position, chosen)
        : (position: number) => position
      return [{ categoryIndex, column, upTo, isChosen: isOfChosen }]
    }
    const cheapest = cheapestOffer(categoryIndex, choice)
    const apart = name === 'byPrice' && asksOffers(choice) ? categoryIndex.uneven : none
    const isChosen = (position: number) => {
      const product = positions[position] as number
      return isOfChosen(position) && !isIn(apart, product) && cheapest(product) !== -1
    }
    let counts: Int32Array | undefined
    const upTo = (position: number) => {
      counts ??= countsOf(positions.length, isChosen)
      return counts[position] as number
    }
    const part = { categoryIndex, column, upTo, isChosen }
    return apart.length > 0 ? [part, byShownPrice(categoryIndex, marks, cheapest)] : [part]
  })
}
