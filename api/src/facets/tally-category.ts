import { assortmentsOf } from './assortments'
import type { CategoryIndex } from './category-index'
import { type Filters, filtersKinds, priceRangeOf } from './filters'
import { keepOfIndex } from './keep-of-index'
import { priceSums } from './price-sums'
import { type ProductColumn, upTo } from './product-column'
import { productsOfGroups, productsOfKinds } from './products-by-trait'
import {
  addPrices,
  addValues,
  emptyTally,
  groupsOnSale,
  type Part,
  type Tally,
  tallyProducts,
  type Wanted,
} from './tally'
import { SEVERAL } from './trait-codes'
import { spansOfUneven, unevenOf } from './uneven-products'
import { cheapestOffer } from './variant-filters'

/** Counts all products of a category by group, with sums by price, where no filter by colour or size is chosen. */
function countGroups({ each, available }: Tally, { categoryIndex, at, marks }: Part, choice: Filters): void {
  const { byPrice, groups } = categoryIndex
  const range = priceRangeOf(choice)
  const ofAvailable = !!choice.availability?.length
  if (range.from > range.to) return
  byPrice.count(range.from, range.to + 1, each, at)
  // Only a category with groups that pass, or that fail only by availability, counts in the facet of availability.
  if (ofAvailable || marks.includes(0)) {
    const even = each.slice(at, at + groups.length)
    unevenOf(categoryIndex).column.count(range.from, range.to + 1, even, 0, -1)
    // Where all offers cost the same, the group tells whether one can be bought.
    const onSale = groupsOnSale(categoryIndex)
    for (let i = 0; i < even.length; i += 1) available[at + i] = (even[i] as number) * (onSale[i] as number)
    spansOfUneven(categoryIndex, ['available']).count(range, available, at)
  }
  if (ofAvailable) each.set(available.subarray(at, at + groups.length), at)
  else if (range.from > 0) spansOfUneven(categoryIndex).countBelow(range, each, at)
}

/** The number of products of a category that have a passing offer, whatever their groups. */
function countPassing(categoryIndex: CategoryIndex, choice: Filters): number {
  if (filtersKinds(choice)) {
    const cheapest = cheapestOffer(categoryIndex, choice)
    let count = 0
    for (const product of productsOfKinds(categoryIndex, choice)) if (cheapest(product) !== -1) count += 1
    return count
  }
  const range = priceRangeOf(choice)
  if (range.from > range.to) return 0
  const inRange = ({ below }: Pick<ProductColumn, 'below'>) => below(range.to + 1) - below(range.from)
  const spans = spansOfUneven(categoryIndex, choice.availability?.length ? ['available'] : [])
  return inRange(categoryIndex.byPrice) - inRange(unevenOf(categoryIndex).column) + spans.total(range)
}

/** The prices of all products of a category, or of those of some availabilities. */
const wholePrices = keepOfIndex((categoryIndex, availability): Tally => {
  const { groups, products } = categoryIndex
  const isAll = availability.length === 0
  const marks = Uint8Array.from(groups, (group) => (isAll || availability.includes(group.availability) ? 0 : SEVERAL))
  const tally = emptyTally(0)
  const choice = { availability: [...availability] } as Filters
  tallyProducts(tally, { categoryIndex, marks, at: 0 }, choice, upTo(products.cents.length), { prices: true })
  return tally
})

/** What counting builds of a category at its first use: each part takes some milliseconds among 60,000 products. */
export const partsOfCounting: readonly ((categoryIndex: CategoryIndex) => unknown)[] = [
  unevenOf,
  assortmentsOf,
  spansOfUneven,
  (categoryIndex) => spansOfUneven(categoryIndex, ['available']),
  priceSums,
  wholePrices,
]

/** Counts the products of the groups that pass with sums by price. */
function countWhole(tally: Tally, { categoryIndex }: Part, choice: Filters, { prices, ...wanted }: Wanted): void {
  const availability = [...new Set(choice.availability)].sort()
  if (prices) addPrices(tally, wholePrices(categoryIndex, availability))
  if (!wanted.colours && !wanted.sizes) return
  addValues(tally, categoryIndex, priceSums(categoryIndex, availability).values(priceRangeOf(choice)), wanted)
}

/** Counts all products of a category. It looks at single products only where sums cannot tell. */
export function tallyCategory(tally: Tally, part: Part, choice: Filters, wanted: Wanted): void {
  const { categoryIndex, marks, mark, at } = part
  if (mark === SEVERAL) return
  if (part.isSum) {
    if (wanted.groups) tally.each[at] = countPassing(categoryIndex, choice)
    return
  }
  if (filtersKinds(choice)) {
    tallyProducts(tally, part, choice, productsOfKinds(categoryIndex, choice), wanted)
    return
  }
  if (wanted.groups) countGroups(tally, part, choice)
  if (!marks.includes(0)) return
  const rest = { ...wanted, groups: false }
  if (part.isWhole) countWhole(tally, part, choice, rest)
  else tallyProducts(tally, part, choice, productsOfGroups(categoryIndex, marks), rest)
}
