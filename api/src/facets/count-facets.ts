import { toDollars } from '../http/cents-and-dollars'
import { productStatuses } from '../products/availability'
import type { Facets } from './facets-schema'
import { type Facet, type Filters, facetPredicates, type PriceRange, priceRangeOf } from './filters'
import type { ProductsWithSameTraits } from './products-with-same-traits'
import type { SortedPrices } from './sorted-prices'

/** A longer list of brands is of no use to a shopper. */
const MAX_BRANDS = 200

/** The lower bounds of the offered price ranges, in cents. */
const RANGE_STARTS = [0, 2500, 5000, 10_000, 25_000, 50_000, 100_000]

/** The number of prices in a range. */
export const countIn = (prices: SortedPrices, { from, to }: PriceRange): number =>
  Math.max(0, prices.below(to + 1) - prices.below(from))

const newCounts = () => new Map<string, number>()

const add = (counts: Map<string, number>, key: string, n: number) => counts.set(key, (counts.get(key) ?? 0) + n)

const most = ([a, m]: [string, number], [b, n]: [string, number]) => n - m || (a < b ? -1 : 1)

/** Values with their counts, highest first. A chosen value stays even at 0. */
const ranked = (counts: Map<string, number>, chosen: readonly string[]) =>
  [...new Map([...chosen.map((value): [string, number] => [value, 0]), ...counts])]
    .filter(([value, n]) => n > 0 || chosen.includes(value))
    .sort(most)
    .map(([value, count]) => ({ value, count }))

export interface Counted {
  count: number
  facets: Facets
}

/** Results cached per list of groups. */
const MAX_CACHED_COUNTS = 500
const counted = new WeakMap<readonly ProductsWithSameTraits[], Map<string, Counted>>()

/** The size of a result and its facets; `sales` are the running ones. All pages of a result share one cached count. */
export function countFacets(
  groups: readonly ProductsWithSameTraits[],
  choice: Filters,
  sales: ReadonlySet<string>,
): Counted {
  const { category, min, max, availability, brand, rating, collection, audience, tag, sellerId } = choice
  const traits = [category, min, max, availability, brand, rating, collection, audience, tag, sellerId]
  const key = JSON.stringify([...traits, ...sales])
  const known = counted.get(groups) ?? new Map<string, Counted>()
  counted.set(groups, known)
  const before = known.get(key)
  if (before) return before
  if (known.size >= MAX_CACHED_COUNTS) known.clear()
  const result = count(groups, choice, sales)
  known.set(key, result)
  return result
}

function count(groups: readonly ProductsWithSameTraits[], choice: Filters, sales: ReadonlySet<string>): Counted {
  const rules = facetPredicates(choice, sales)
  const range = priceRangeOf(choice)
  const [brands, availabilities, categories, collections] = [newCounts(), newCounts(), newCounts(), newCounts()]
  const stars = [0, 0, 0, 0, 0, 0]
  const chosen: ProductsWithSameTraits[] = []
  let total = 0
  for (const group of groups) {
    // A facet counts what passes all filters but its own.
    let failing: Facet | undefined
    let failures = 0
    for (const [facet, rule] of rules) {
      if (rule(group)) continue
      failing = facet
      failures += 1
    }
    if (failures > 1) continue
    const n = countIn(group.prices, range)
    const { brand, availability, category, saleId, featured } = group
    if (failures === 0 || failing === 'brand') add(brands, brand, n)
    if (failures === 0 || failing === 'availability') add(availabilities, availability, n)
    if (failures === 0 || failing === 'category') add(categories, category, n)
    if (failures === 0 || failing === 'rating') stars[group.stars] = (stars[group.stars] ?? 0) + n
    if (failures === 0 || failing === 'collection') {
      if (featured) add(collections, 'featured', n)
      if (saleId !== null && sales.has(saleId)) add(collections, 'on-sale', n)
    }
    if (failures > 0) continue
    chosen.push(group)
    total += n
  }
  const { availability: chosenAvailability = [], brand = [], category, collection } = choice
  const byAvailability = new Map(ranked(availabilities, chosenAvailability).map((facet) => [facet.value, facet]))
  return {
    count: total,
    facets: {
      availability: productStatuses.flatMap((value) => byAvailability.get(value) ?? []),
      brand: ranked(brands, brand).slice(0, MAX_BRANDS),
      category: ranked(categories, category ? [category] : []),
      collection: ranked(collections, collection === 'on-sale' || collection === 'featured' ? [collection] : []),
      rating: [4, 3, 2, 1].map((least) => ({
        stars: least,
        count: stars.slice(least).reduce((sum, n) => sum + n, 0),
      })),
      ...priceFacets(chosen),
    },
  }
}

/** The price facets of the chosen groups; they ignore the chosen price range. */
function priceFacets(groups: readonly ProductsWithSameTraits[]): Pick<Facets, 'price' | 'priceRanges'> {
  if (groups.length === 0) return { price: null, priceRanges: [] }
  const lowest = groups.reduce((least, { prices }) => Math.min(least, prices.lowest), Number.POSITIVE_INFINITY)
  const highest = groups.reduce((greatest, { prices }) => Math.max(greatest, prices.highest), 0)
  const below = RANGE_STARTS.map((start) => groups.reduce((sum, { prices }) => sum + prices.below(start), 0))
  const all = groups.reduce((sum, { count }) => sum + count, 0)
  return {
    price: { min: toDollars(lowest), max: toDollars(highest) },
    priceRanges: RANGE_STARTS.flatMap((start, i) => {
      const end = RANGE_STARTS[i + 1]
      const count = (below[i + 1] ?? all) - (below[i] ?? 0)
      return count > 0 ? [{ min: toDollars(start), max: end === undefined ? null : toDollars(end - 1), count }] : []
    }),
  }
}
