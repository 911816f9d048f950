import { categoryIndexesOf } from '../facets/catalogue-groups'
import type { CategoryIndex, ColumnName } from '../facets/category-index'
import { asksOffers, type Filters, facetPredicates, filtersKinds, priceRangeOf } from '../facets/filters'
import { lowerBound, type ProductColumn, sortTogether } from '../facets/product-column'
import { productsOfKinds } from '../facets/products-by-trait'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { failedFilter } from '../facets/trait-codes'
import { offersOfUneven, unevenOf } from '../facets/uneven-products'
import { cheapestOffer } from '../facets/variant-filters'
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

/** The uneven products of a colour or size that are not shown with the price of their cheapest offer, by that which they have. */
function byShownPrice(categoryIndex: CategoryIndex, choice: Filters, shown: (product: number) => number): ChosenPart {
  const { is } = unevenOf(categoryIndex)
  const { cents } = categoryIndex.products
  const some = productsOfKinds(categoryIndex, choice).filter((product) => is[product] === 1)
  const prices = some.map(shown)
  const isOther = (i: number) => prices[i] !== -1 && prices[i] !== cents[some[i] as number]
  const { keys, numbers: positions } = sortTogether(
    prices.filter((_, i) => isOther(i)),
    some.filter((_, i) => isOther(i)),
  )
  return { categoryIndex, column: { keys, positions }, upTo: (position) => position, isChosen: () => true }
}

/** A category by price, where no colour or size is chosen: its even products, and the uneven ones by each of their prices. */
function partsByPrice(
  categoryIndex: CategoryIndex,
  marks: Uint8Array,
  chosen: Uint8Array,
  choice: Filters,
): ChosenPart[] {
  const { byPrice, products } = categoryIndex
  const uneven = unevenOf(categoryIndex)
  const { keys, positions, lower } = offersOfUneven(categoryIndex, choice.availability?.length ? ['available'] : [])
  const { from } = priceRangeOf(choice)
  // A product is shown with its first price in the range.
  const isFirst = (position: number) =>
    (lower[position] as number) < from &&
    (keys[position] as number) >= from &&
    marks[products.owners[positions[position] as number] as number] === 0
  let counts: Int32Array | undefined
  return [
    {
      categoryIndex,
      column: byPrice,
      upTo: (position) =>
        byPrice.upTo(position, chosen) - uneven.column.upTo(lowerBound(uneven.places, position), chosen),
      isChosen: (position) =>
        marks[byPrice.owners[position] as number] === 0 && uneven.is[byPrice.positions[position] as number] === 0,
    },
    {
      categoryIndex,
      column: { keys, positions },
      upTo(position) {
        counts ??= countsOf(positions.length, (i) => (isFirst(i) ? 1 : 0))
        return counts[position] as number
      },
      isChosen: isFirst,
    },
  ]
}

/** For each product of a category, 1 if it passes. */
function passingProducts(
  categoryIndex: CategoryIndex,
  choice: Filters,
  isPassing: (product: number) => boolean,
): Uint8Array {
  const passing = new Uint8Array(categoryIndex.products.cents.length)
  if (filtersKinds(choice)) {
    for (const product of productsOfKinds(categoryIndex, choice)) if (isPassing(product)) passing[product] = 1
  } else for (let product = 0; product < passing.length; product += 1) if (isPassing(product)) passing[product] = 1
  return passing
}

/** For each position of a column, how many products before it pass. */
function countsOf(length: number, passes: (position: number) => number): Int32Array {
  const counts = new Int32Array(length + 1)
  let count = 0
  for (let i = 0; i < length; i += 1) {
    count += passes(i)
    counts[i + 1] = count
  }
  return counts
}

/** After so many looks at products for a colour or size, looking at all that have it is faster. */
const LOOKS = 200

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
  const ofKinds = filtersKinds(choice)
  const { from, to } = priceRangeOf(choice)
  const ofPrice = name === 'byPrice'
  // The caller knows where the price range begins and ends in a column of prices.
  const isPlain = !ofKinds && (ofPrice ? !asksOffers(choice) : from <= 0 && to === Number.POSITIVE_INFINITY)
  let end = 0
  return categoryIndexesOf(groups).flatMap((categoryIndex): ChosenPart[] => {
    end += categoryIndex.groups.length
    const marks = failed.subarray(end - categoryIndex.groups.length, end)
    if (!marks.includes(0)) return []
    const column = categoryIndex[name]
    const { owners, positions } = column
    const chosen = marks.map((mark) => (mark === 0 ? 1 : 0))
    if (isPlain) {
      const upTo = marks.some((mark) => mark !== 0)
        ? (position: number) => column.upTo(position, chosen)
        : (position: number) => position
      return [{ categoryIndex, column, upTo, isChosen: (position) => marks[owners[position] as number] === 0 }]
    }
    if (ofPrice && !ofKinds) return partsByPrice(categoryIndex, marks, chosen, choice)
    const cheapest = cheapestOffer(categoryIndex, choice)
    const { owners: groupOf, cents } = categoryIndex.products
    const shown = (product: number) => (marks[groupOf[product] as number] === 0 ? cheapest(product) : -1)
    const isPassing = (product: number) => {
      const price = shown(product)
      return price !== -1 && (!ofPrice || price === cents[product])
    }
    let passing: Uint8Array | undefined
    const getPassing = () => {
      passing ??= passingProducts(categoryIndex, choice, isPassing)
      return passing
    }
    let looks = 0
    const isChosen = (position: number) => {
      const product = positions[position] as number
      looks += 1
      if (ofKinds && looks > LOOKS) getPassing()
      return passing ? passing[product] === 1 : isPassing(product)
    }
    let counts: Int32Array | undefined
    const upTo = (position: number) => {
      const own = getPassing()
      counts ??= countsOf(positions.length, (i) => own[positions[i] as number] as number)
      return counts[position] as number
    }
    const part = { categoryIndex, column, upTo, isChosen }
    return ofPrice ? [part, byShownPrice(categoryIndex, choice, shown)] : [part]
  })
}
