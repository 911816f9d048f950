import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { collections } from './schema'
import { products } from './table'

const { id, mix, priceCents, regularPriceCents, unitsSold, ratingScore, featured, createdAt } = products

/** The sort orders of products. Each ends with the id, so that pages neither repeat nor skip a product. */
export const rankings = {
  /** A stable random order. */
  mixed: [asc(mix), asc(id)],
  cheapest: [asc(priceCents), asc(id)],
  dearest: [desc(priceCents), desc(id)],
  newest: [desc(createdAt), desc(id)],
  /** By units sold, then featured first. */
  bestSelling: [desc(unitsSold), desc(featured), desc(createdAt), desc(id)],
  /** By rating score, then featured first. */
  topRated: [desc(ratingScore), desc(featured), desc(createdAt), desc(id)],
  /** By the discount share that the price history confirms. */
  discount: [asc(sql`${priceCents}::float / coalesce(${regularPriceCents}, ${priceCents})`), desc(id)],
} satisfies Record<string, SQL[]>

/** The reversed orders, for pages closer to the end. */
const fromTheEnd = new Map<readonly SQL[], SQL[]>([
  [rankings.mixed, [desc(mix), desc(id)]],
  [rankings.cheapest, [desc(priceCents), desc(id)]],
  [rankings.dearest, [asc(priceCents), asc(id)]],
  [rankings.newest, [asc(createdAt), asc(id)]],
  [rankings.bestSelling, [asc(unitsSold), asc(featured), asc(createdAt), asc(id)]],
  [rankings.topRated, [asc(ratingScore), asc(featured), asc(createdAt), asc(id)]],
])

/** The reverse of one of the {@link rankings}; undefined if no index covers it. */
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
