import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { collections } from './schema'
import { products } from './table'

const { id, priceCents, regularPriceCents, unitsSold, ratingScore, featured, createdAt } = products

/** The orders that products are shown in. Each ends in the id, so that pages neither repeat nor skip a product. */
export const rankings = {
  cheapest: [asc(priceCents), asc(id)],
  dearest: [desc(priceCents), desc(id)],
  newest: [desc(createdAt), desc(id)],
  /** Units really sold; what never sold follows with the featured ones first. */
  bestSelling: [desc(unitsSold), desc(featured), desc(createdAt), desc(id)],
  /** Products without reviews rank alike: the featured ones first. */
  topRated: [desc(ratingScore), desc(featured), desc(createdAt), desc(id)],
  /** Biggest share off the price that the price history bears out. */
  discount: [asc(sql`${priceCents}::float / coalesce(${regularPriceCents}, ${priceCents})`), desc(id)],
} satisfies Record<string, SQL[]>

/** The same from their ends: a page that is nearer to the end is counted off from there. */
const fromTheEnd = new Map<readonly SQL[], SQL[]>([
  [rankings.cheapest, [desc(priceCents), desc(id)]],
  [rankings.dearest, [asc(priceCents), asc(id)]],
  [rankings.newest, [asc(createdAt), asc(id)]],
  [rankings.bestSelling, [asc(unitsSold), asc(featured), asc(createdAt), asc(id)]],
  [rankings.topRated, [asc(ratingScore), asc(featured), asc(createdAt), asc(id)]],
])

/** An order of {@link rankings} backwards; undefined where no index has it. */
export const backwards = (order: readonly SQL[]): SQL[] | undefined => fromTheEnd.get(order)

type Collection = (typeof collections)[number]

const collectionRankings = {
  'on-sale': rankings.discount,
  'best-seller': rankings.bestSelling,
  'new-arrivals': rankings.newest,
  'top-rated': rankings.topRated,
  featured: rankings.newest,
} satisfies Record<Collection, SQL[]>

export const collectionRanking = (collection: Collection | undefined): SQL[] =>
  collection === undefined ? rankings.newest : collectionRankings[collection]
