import { LRUCache } from 'lru-cache'
import { toDollars } from '../http/cents-and-dollars'
import { productStatuses } from '../products/availability'
import { categoryIndexesOf } from './catalogue-groups'
import type { Facets } from './facets-schema'
import { type Facet, type Filters, facetPredicates, type Predicate } from './filters'
import type { FacetTraits, ProductsWithSameTraits } from './products-with-same-traits'
import { emptyTally, type Part, RANGE_STARTS, type Tally, type Wanted } from './tally'
import { tallyCategory } from './tally-category'
import { codedTrait, failedFilter } from './trait-codes'

/** Shoppers do not read longer lists of brands, colours or sizes. */
const MAX_VALUES = 200

const byCount = ([a, m]: [string, number], [b, n]: [string, number]) => n - m || (a < b ? -1 : 1)

/** Values with their counts, highest first. A selected value stays in the list even at 0. */
const ranked = (counts: readonly [string, number][], chosen: readonly string[]) =>
  [...new Map([...chosen.map((value): [string, number] => [value, 0]), ...counts])]
    .filter(([value, n]) => n > 0 || chosen.includes(value))
    .sort(byCount)
    .map(([value, count]) => ({ value, count }))

export interface Counted {
  count: number
  facets: Facets
}

/**
 * The maximum number of cached results for all lists of products together, at most 50 kB each; every search has its own list.
 */
export const MAX_CACHED_COUNTS = 1000

const counted = new LRUCache<string, Counted>({ max: MAX_CACHED_COUNTS })
const numberOfList = new WeakMap<object, number>()
let lists = 0

/** A cache key for the counts of a result. */
function keyOf(choice: Filters, sales: ReadonlySet<string>): string {
  const { category, min, max, availability, brand, colour, variantSize, rating, collection, audience, tag } = choice
  const ofVariants = [min, max, availability, colour, variantSize]
  return JSON.stringify([category, brand, rating, collection, audience, tag, choice.sellerId, ...ofVariants, ...sales])
}

/** Counts the products of a result: all of the shop's, or those of a search. */
export type CountParts = (tally: Tally, parts: readonly Part[], choice: Filters, wanted: Wanted) => void

const countAll: CountParts = (tally, parts, choice, wanted) => {
  for (const part of parts) tallyCategory(tally, part, choice, wanted)
}

/**
 * The size of a result and its facets; `sales` are the running ones. All pages of a result share one cached count. `result`
 * identifies a result other than all products, whose counts `countParts` adds up.
 */
export const countFacets = (
  groups: readonly ProductsWithSameTraits[],
  choice: Filters,
  sales: ReadonlySet<string>,
  countParts: CountParts = countAll,
  result: object = groups,
): Counted => {
  let list = numberOfList.get(result)
  if (list === undefined) {
    lists += 1
    list = lists
    numberOfList.set(result, list)
  }
  const key = `${list} ${keyOf(choice, sales)}`
  const made = counted.get(key) ?? count(groups, choice, sales, countParts)
  counted.set(key, made)
  return made
}

/** The categories with the marks of their groups. */
function partsOf(
  groups: readonly ProductsWithSameTraits[],
  failed: Uint8Array,
  rules: readonly [Facet, Predicate][],
): Part[] {
  const ofCategory = rules.findIndex(([one]) => one === 'category') + 1
  const isWhole = rules.every(([one]) => one === 'category' || one === 'availability')
  let at = 0
  return categoryIndexesOf(groups).map((categoryIndex): Part => {
    const [start, marks] = [at, failed.subarray(at, at + categoryIndex.groups.length)]
    at += marks.length
    const mark = marks.every((one) => one === marks[0]) ? marks[0] : undefined
    return { categoryIndex, marks, at: start, mark, isSum: mark !== 0 && mark === ofCategory, isWhole }
  })
}

function count(
  groups: readonly ProductsWithSameTraits[],
  choice: Filters,
  sales: ReadonlySet<string>,
  countParts: CountParts,
): Counted {
  const rules = facetPredicates(choice, sales)
  const failed = failedFilter(groups, rules)
  const parts = partsOf(groups, failed, rules)
  const tallyOf = (filters: Filters, wanted: Wanted): Tally => {
    const tally = emptyTally(groups.length)
    countParts(tally, parts, filters, wanted)
    return tally
  }
  const { colour = [], ...anyColour } = choice
  const { variantSize = [], ...anySize } = choice
  const only = { colours: colour.length === 0, sizes: variantSize.length === 0 }
  const tally = tallyOf(choice, { groups: true, ...only, prices: true })
  // A facet counts what passes all filters except its own.
  const { colours } = only.colours ? tally : tallyOf(anyColour, { colours: true })
  const { sizes } = only.sizes ? tally : tallyOf(anySize, { sizes: true })
  /** A facet's values with their counts. */
  const countsOf = <T>(facet: Facet, show: (head: FacetTraits) => T, each = tally.each): [T, number][] => {
    const { codes, heads } = codedTrait(groups, facet)
    const [own, sums] = [rules.findIndex(([one]) => one === facet) + 1, new Int32Array(heads.length)]
    for (let i = 0; i < failed.length; i += 1)
      if (failed[i] === 0 || failed[i] === own) (sums[codes[i] as number] as number) += each[i] as number
    return heads.map((head, i) => [show(head), sums[i] as number])
  }
  const sumOf = <T>(values: readonly [T, number][], fits: (value: T) => boolean) =>
    values.reduce((sum, [value, n]) => (fits(value) ? sum + n : sum), 0)
  const stars = countsOf('rating', (one) => one.stars)
  const traits = countsOf('collection', (one) => one)
  const collections: [string, number][] = [
    ['featured', sumOf(traits, ({ featured }) => featured)],
    ['on-sale', sumOf(traits, ({ saleId }) => saleId !== null && sales.has(saleId))],
  ]
  const { availability = [], brand = [], category, collection } = choice
  const availabilities = countsOf('availability', (one) => one.availability, tally.available)
  const byAvailability = new Map(ranked(availabilities, availability).map((facet) => [facet.value, facet]))
  const most = (values: readonly [string, number][], chosen: readonly string[]) =>
    ranked(values, chosen).slice(0, MAX_VALUES)
  return {
    count: failed.reduce((sum, mark, i) => (mark === 0 ? sum + (tally.each[i] as number) : sum), 0),
    facets: {
      availability: productStatuses.flatMap((value) => byAvailability.get(value) ?? []),
      brand: most(
        countsOf('brand', (one) => one.brand),
        brand,
      ),
      colour: most([...colours], colour),
      variantSize: most([...sizes], variantSize),
      category: ranked(
        countsOf('category', (one) => one.category),
        category ? [category] : [],
      ),
      collection: ranked(collections, collection === 'on-sale' || collection === 'featured' ? [collection] : []),
      rating: [4, 3, 2, 1].map((least) => ({ stars: least, count: sumOf(stars, (own) => own >= least) })),
      ...priceFacets(tally),
    },
  }
}

function priceFacets({ lowest, highest, ranges }: Tally): Pick<Facets, 'price' | 'priceRanges'> {
  return {
    price: lowest > highest ? null : { min: toDollars(lowest), max: toDollars(highest) },
    priceRanges: RANGE_STARTS.flatMap((start, i) => {
      const end = RANGE_STARTS[i + 1]
      const count = ranges[i] ?? 0
      return count > 0 ? [{ min: toDollars(start), max: end === undefined ? null : toDollars(end - 1), count }] : []
    }),
  }
}
