import { gte, lte, type SQL, sql } from 'drizzle-orm'
import { type ChosenPart, type ColumnName, chosenParts, countBelow } from '../facets/catalogue-groups'
import type { ColumnOfRatings } from '../facets/column-of-ratings'
import { type Filters, facetPredicates, priceRangeOf } from '../facets/filters'
import { lowerBound } from '../facets/product-column'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { fromSalesKey, MOST_SOLD, SALES_KEYS, toSalesKey } from '../facets/sales-key'
import { passingGroups } from '../facets/trait-codes'
import { keyAtOffset } from '../memory-listing/key-at-offset'
import { rankings } from '../products/rankings'
import { products } from '../products/table'

/** The start of a page: a condition on its products, and how many of them to skip. */
export interface DeepStart {
  beyond: SQL | undefined
  passed: number
}

/** Below this offset a plain OFFSET is as fast. */
const DEEP_FROM = 200

const [LOWEST, HIGHEST] = [-(2 ** 31), 2 ** 31 - 1]

const orders = {
  cheapest: { column: 'byPrice', direction: 'up', beyond: (cents: number) => gte(products.priceCents, cents) },
  dearest: { column: 'byPrice', direction: 'down', beyond: (cents: number) => lte(products.priceCents, cents) },
  mixed: { column: 'byMix', direction: 'up', beyond: (mix: number) => gte(products.mix, mix) },
  newest: {
    column: 'byCreation',
    direction: 'down',
    // The column contains whole seconds.
    beyond: (seconds: number) =>
      seconds < HIGHEST ? sql`${products.createdAt} < to_timestamp(${seconds + 1})` : undefined,
  },
  bestSelling: { column: 'bySales', direction: 'down', beyond: beyondSales },
} as const

/** Products at or after a sales key; the column contains whole seconds. */
function beyondSales(key: number): SQL {
  const { unitsSold, featured, createdAt } = products
  const { sold, featured: isFeatured, created } = fromSalesKey(key)
  return sql`(${unitsSold}, ${featured}, ${createdAt}) < (${sold}::int, ${isFeatured}::boolean, to_timestamp(${created + 1}))`
}

export type OrderWithKeys = keyof typeof orders | 'topRated'

/** The keyed order that equals a ranking; null if there is none. */
export function orderWithKeys(order: readonly SQL[]): OrderWithKeys | null {
  if (order === rankings.newest) return 'newest'
  if (order === rankings.topRated) return 'topRated'
  return order === rankings.bestSelling ? 'bestSelling' : null
}

/** The distinct scores of several parts in ascending order. */
function scoresOf(parts: readonly ChosenPart<ColumnOfRatings>[]): Float64Array {
  return Float64Array.from(new Set(parts.flatMap(({ column }) => [...column.scores]))).sort()
}

/**
 * The start of a page of top-rated products: finds its score, then featured flag and age among products with that
 * score.
 */
function startOfTopRated(parts: readonly ChosenPart<ColumnOfRatings>[], offset: number): DeepStart | null {
  const scores = scoresOf(parts)
  const belowScore = (at: number) => countBelow(parts)(scores[at] ?? Number.POSITIVE_INFINITY)
  const rated = keyAtOffset(belowScore, { from: 0, to: scores.length - 1 }, 'down', offset)
  if (!rated) return null
  const [score, next] = [scores[rated.key] as number, scores[rated.key + 1] ?? Number.POSITIVE_INFINITY]
  const equals = parts.map(({ column: { keys, seconds }, upTo }) => {
    const from = lowerBound(keys, score)
    return { upTo, from, seconds: seconds.subarray(from, lowerBound(keys, next)) }
  })
  const below = (key: number) =>
    equals.reduce((sum, { upTo, from, seconds }) => sum + upTo(from + lowerBound(seconds, key)) - upTo(from), 0)
  const start = keyAtOffset(
    below,
    { from: 0, to: toSalesKey({ sold: 1, featured: false, created: 0 }) },
    'down',
    rated.passed,
  )
  if (!start) return null
  const { featured, created } = fromSalesKey(start.key)
  const key = sql`(${score}::float8, ${featured}::boolean, to_timestamp(${created + 1}))`
  const beyond = sql`(${products.ratingScore}, ${products.featured}, ${products.createdAt}) < ${key}`
  return { beyond, passed: start.passed }
}

/**
 * Finds the start of a deep page from the columns of the category indexes. Null if OFFSET is as fast or the columns
 * cannot tell.
 */
export function startOfDeepPage(
  groups: readonly ProductsWithSameTraits[],
  choice: Filters,
  sales: ReadonlySet<string>,
  order: OrderWithKeys,
  offset: number,
): DeepStart | null {
  if (offset < DEEP_FROM) return null
  const passing = passingGroups(groups, facetPredicates(choice, sales))
  const range = priceRangeOf(choice)
  const partsOf = <N extends ColumnName>(name: N) => chosenParts(groups, passing, name, range)
  if (order === 'topRated') {
    const parts = partsOf('byRating')
    return parts && startOfTopRated(parts, offset)
  }
  const { column, direction, beyond } = orders[order]
  const parts = partsOf(column)
  if (!parts) return null
  const prices = { from: range.from, to: Math.min(range.to, HIGHEST) }
  const all = column === 'bySales' ? SALES_KEYS : { from: LOWEST, to: HIGHEST }
  const start = keyAtOffset(countBelow(parts), column === 'byPrice' ? prices : all, direction, offset)
  // Above MOST_SOLD, products with different sales share a key, so the key cannot tell their order.
  if (start && column === 'bySales' && fromSalesKey(start.key).sold === MOST_SOLD) return null
  return start && { beyond: beyond(start.key), passed: start.passed }
}
