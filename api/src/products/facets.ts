import { PRICE_MAX_DOLLARS } from '@superium/shared/constants'
import { count, max, min, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { toCents, toDollars } from '../http/fields'
import type { Facets, ListingQuery } from './listing-schema'
import { productStatuses } from './new-product'
import { products } from './table'

type Choice = Pick<ListingQuery, 'min' | 'max' | 'availability' | 'brand'>

/** All products of a result that share brand and status. */
interface Group {
  brand: string
  status: string
  /** How many lie in the chosen price range. */
  inRange: number
  cheapest: number | null
  dearest: number | null
}

/** More brands than this are no longer a list to choose from. */
const MOST_BRANDS = 200

/** The chosen price range; 3001 dollars means "and above". Undefined where nothing was chosen. */
export function priceRange({ min: from, max: to }: Choice): SQL | undefined {
  const lower = from === undefined ? undefined : sql`${products.priceCents} >= ${toCents(from)}`
  const upper = to === undefined || to >= PRICE_MAX_DOLLARS ? undefined : sql`${products.priceCents} <= ${toCents(to)}`
  return lower && upper ? sql`${lower} and ${upper}` : (lower ?? upper)
}

/** Reads the groups of a result in one pass: `scope` holds all conditions but price, availability and brand. */
export async function readGroups(db: Queries, scope: SQL | undefined, choice: Choice): Promise<Group[]> {
  const range = priceRange(choice)
  return db
    .select({
      brand: products.brand,
      status: products.status,
      inRange: range ? sql<number>`(count(*) filter (where ${range}))::int` : count(),
      cheapest: min(products.priceCents),
      dearest: max(products.priceCents),
    })
    .from(products)
    .where(scope)
    .groupBy(products.brand, products.status)
}

const chosen = (choice: readonly string[] | undefined, value: string) => !choice?.length || choice.includes(value)

function tally(groups: readonly Group[], key: 'brand' | 'status', keep: readonly string[] = []): Map<string, number> {
  const counts = new Map(keep.map((value) => [value, 0]))
  for (const group of groups) counts.set(group[key], (counts.get(group[key]) ?? 0) + group.inRange)
  return counts
}

/** The size of the result and its facets. A choice that is made stays in its facet, at 0 if need be. */
export function countFacets(
  groups: readonly Group[],
  { availability, brand }: Choice,
): { count: number; facets: Facets } {
  const ofBrand = groups.filter((group) => chosen(brand, group.brand))
  const ofStatus = groups.filter((group) => chosen(availability, group.status))
  const both = ofBrand.filter((group) => chosen(availability, group.status))
  const statuses = tally(ofBrand, 'status', availability)
  const brands = [...tally(ofStatus, 'brand', brand)].filter(([value, n]) => n > 0 || brand?.includes(value))
  const shown = [...brands].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, MOST_BRANDS)
  const prices = both.flatMap(({ cheapest, dearest }) =>
    cheapest === null || dearest === null ? [] : [cheapest, dearest],
  )
  return {
    count: both.reduce((sum, { inRange }) => sum + inRange, 0),
    facets: {
      availability: productStatuses.flatMap((value) => {
        const n = statuses.get(value) ?? 0
        return n > 0 || availability?.includes(value) ? [{ value, count: n }] : []
      }),
      brand: shown.map(([value, n]) => ({ value, count: n })),
      price:
        prices.length === 0
          ? null
          : {
              min: toDollars(prices.reduce((a, b) => Math.min(a, b))),
              max: toDollars(prices.reduce((a, b) => Math.max(a, b))),
            },
    },
  }
}
