import { LRUCache } from 'lru-cache'
import { toDollars } from '../http/cents-and-dollars'
import { productStatuses } from '../products/availability'
import { countEach } from './catalogue-groups'
import type { Facets } from './facets-schema'
import { type Facet, type Filters, facetPredicates, priceRangeOf } from './filters'
import type { FacetTraits, ProductsWithSameTraits } from './products-with-same-traits'
import { codedTrait, failedFilter, SEVERAL } from './trait-codes'

/** Shoppers do not read longer lists of brands. */
const MAX_BRANDS = 200

/** The lower bounds of the offered price ranges, in cents. */
export const RANGE_STARTS = [0, 2500, 5000, 10_000, 25_000, 50_000, 100_000]

const most = ([a, m]: [string, number], [b, n]: [string, number]) => n - m || (a < b ? -1 : 1)

/** Values with their counts, highest first. A selected value stays in the list even at 0. */
const ranked = (counts: readonly [string, number][], chosen: readonly string[]) =>
  [...new Map([...chosen.map((value): [string, number] => [value, 0]), ...counts])]
    .filter(([value, n]) => n > 0 || chosen.includes(value))
    .sort(most)
    .map(([value, count]) => ({ value, count }))

export interface Counted {
  count: number
  facets: Facets
}

/**
 * The maximum number of cached results for all lists of groups together, at most 35 kB each; every search has its own
 * list.
 */
export const MAX_CACHED_COUNTS = 1000

export type PriceFacets = Pick<Facets, 'price' | 'priceRanges'>
const counted = new LRUCache<string, Counted>({ max: MAX_CACHED_COUNTS })
const priced = new LRUCache<string, PriceFacets>({ max: MAX_CACHED_COUNTS })
const numberOfList = new WeakMap<readonly ProductsWithSameTraits[], number>()
let lists = 0

function remember<T extends object>(
  cache: LRUCache<string, T>,
  groups: readonly ProductsWithSameTraits[],
  choice: string,
  make: () => T,
): T {
  let list = numberOfList.get(groups)
  if (list === undefined) {
    lists += 1
    list = lists
    numberOfList.set(groups, list)
  }
  const key = `${list} ${choice}`
  const before = cache.get(key)
  if (before) return before
  const result = make()
  cache.set(key, result)
  return result
}

/** A cache key for counts of one list of groups. */
export function keyOf(choice: Filters, sales: ReadonlySet<string>): string {
  const { category, min, max, availability, brand, rating, collection, audience, tag, sellerId } = choice
  const traits = [category, min, max, availability, brand, rating, collection, audience, tag, sellerId]
  return JSON.stringify([...traits, ...sales])
}

/** The size of a result and its facets; `sales` are the running ones. All pages of a result share one cached count. */
export const countFacets = (
  groups: readonly ProductsWithSameTraits[],
  choice: Filters,
  sales: ReadonlySet<string>,
): Counted => remember(counted, groups, keyOf(choice, sales), () => count(groups, choice, sales))

/**
 * Marks for {@link countEach}. A category that fails only the category filter appears in the facets as a single number,
 * so only its sum is counted.
 */
function leftOut(failed: Uint8Array, ofCategory: number): Uint8Array {
  return failed.map((mark) => (mark === SEVERAL ? 1 : mark === ofCategory && mark !== 0 ? 2 : 0))
}

function count(groups: readonly ProductsWithSameTraits[], choice: Filters, sales: ReadonlySet<string>): Counted {
  const rules = facetPredicates(choice, sales)
  const failed = failedFilter(groups, rules)
  const ofCategory = rules.findIndex(([one]) => one === 'category') + 1
  const each = countEach(groups, priceRangeOf(choice), leftOut(failed, ofCategory))
  return toCounted(groups, choice, sales, { failed, each }, priceFacets(groups, choice, sales))
}

/** The counts of a result in its price range, by group. */
export interface EachGroup {
  /** For each group, its mark from {@link failedFilter}. */
  failed: Uint8Array
  /** For each group, its number of products. */
  each: Int32Array
}

/** The size and the facets of a result from its counts by group. */
export function toCounted(
  groups: readonly FacetTraits[],
  choice: Filters,
  sales: ReadonlySet<string>,
  { failed, each }: EachGroup,
  prices: PriceFacets,
): Counted {
  const rules = facetPredicates(choice, sales)
  /** A facet's values with their counts. A facet counts products that pass all filters except its own. */
  const tally = <T>(facet: Facet, show: (head: FacetTraits) => T): [T, number][] => {
    const { codes, heads } = codedTrait(groups, facet)
    const [own, sums] = [rules.findIndex(([one]) => one === facet) + 1, new Int32Array(heads.length)]
    for (let i = 0; i < failed.length; i += 1)
      if (failed[i] === 0 || failed[i] === own) (sums[codes[i] as number] as number) += each[i] as number
    return heads.map((head, i) => [show(head), sums[i] as number])
  }
  const sumOf = <T>(values: readonly [T, number][], fits: (value: T) => boolean) =>
    values.reduce((sum, [value, n]) => (fits(value) ? sum + n : sum), 0)
  const stars = tally('rating', (one) => one.stars)
  const traits = tally('collection', (one) => one)
  const collections: [string, number][] = [
    ['featured', sumOf(traits, ({ featured }) => featured)],
    ['on-sale', sumOf(traits, ({ saleId }) => saleId !== null && sales.has(saleId))],
  ]
  const availabilities = tally('availability', (one) => one.availability)
  const { availability = [], brand = [], category, collection } = choice
  const byAvailability = new Map(ranked(availabilities, availability).map((facet) => [facet.value, facet]))
  return {
    count: failed.reduce((sum, mark, i) => (mark === 0 ? sum + (each[i] as number) : sum), 0),
    facets: {
      availability: productStatuses.flatMap((value) => byAvailability.get(value) ?? []),
      brand: ranked(
        tally('brand', (one) => one.brand),
        brand,
      ).slice(0, MAX_BRANDS),
      colour: [],
      variantSize: [],
      category: ranked(
        tally('category', (one) => one.category),
        category ? [category] : [],
      ),
      collection: ranked(collections, collection === 'on-sale' || collection === 'featured' ? [collection] : []),
      rating: [4, 3, 2, 1].map((least) => ({ stars: least, count: sumOf(stars, (own) => own >= least) })),
      ...prices,
    },
  }
}

/** The price facets ignore the selected price range, so that all ranges share one cached result. */
function priceFacets(
  groups: readonly ProductsWithSameTraits[],
  { min: _, max: __, ...choice }: Filters,
  sales: ReadonlySet<string>,
): PriceFacets {
  return remember(priced, groups, keyOf(choice, sales), () => countPrices(passing(groups, choice, sales)))
}

/** The groups that pass all filters except the price. */
function passing(groups: readonly ProductsWithSameTraits[], choice: Filters, sales: ReadonlySet<string>) {
  const failed = failedFilter(groups, facetPredicates(choice, sales))
  return groups.filter((_, i) => failed[i] === 0)
}

function countPrices(groups: readonly ProductsWithSameTraits[]): PriceFacets {
  const lowest = groups.reduce((least, { prices }) => Math.min(least, prices.lowest), Number.POSITIVE_INFINITY)
  const highest = groups.reduce((greatest, { prices }) => Math.max(greatest, prices.highest), 0)
  const below = RANGE_STARTS.map((start) => groups.reduce((sum, { prices }) => sum + prices.below(start), 0))
  const all = groups.reduce((sum, { count }) => sum + count, 0)
  const counts = RANGE_STARTS.map((_, i) => (below[i + 1] ?? all) - (below[i] ?? 0))
  return toPriceFacets(lowest, highest, counts)
}

/** Builds the price facets from the number of products between each of {@link RANGE_STARTS} and the next. */
export function toPriceFacets(lowest: number, highest: number, counts: ArrayLike<number>): PriceFacets {
  return {
    price: lowest > highest ? null : { min: toDollars(lowest), max: toDollars(highest) },
    priceRanges: RANGE_STARTS.flatMap((start, i) => {
      const end = RANGE_STARTS[i + 1]
      const count = counts[i] ?? 0
      return count > 0 ? [{ min: toDollars(start), max: end === undefined ? null : toDollars(end - 1), count }] : []
    }),
  }
}
