import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { collections } from './schema'
import { products } from './table'

/** What products are sorted by. */
export type SortKey = 'mix' | 'price' | 'created' | 'sold' | 'featured' | 'rating' | 'discount' | 'named'

/**
 * The orders of products: their keys, most significant first, and the direction of all of them. The id breaks every tie in
 * the same direction, so that pages neither repeat nor skip a product, wherever they are read.
 */
export const orders = {
  /** A random order that never changes. */
  mixed: { direction: 'up', keys: ['mix'] },
  cheapest: { direction: 'up', keys: ['price'] },
  dearest: { direction: 'down', keys: ['price'] },
  newest: { direction: 'down', keys: ['created'] },
  bestSelling: { direction: 'down', keys: ['sold', 'featured', 'created'] },
  topRated: { direction: 'down', keys: ['rating', 'featured', 'created'] },
  /** By the discount share that the price history confirms. */
  discount: { direction: 'up', keys: ['discount'] },
  /** For a search: products whose titles have all words first. */
  relevance: { direction: 'down', keys: ['named', 'sold', 'featured', 'created'] },
} as const satisfies Record<string, { direction: 'up' | 'down'; keys: readonly SortKey[] }>

export type Order = keyof typeof orders

const { mix, priceCents, regularPriceCents, unitsSold, ratingScore, featured, createdAt, id } = products

const columns: Record<Exclude<SortKey, 'named'>, SQLWrapper> = {
  mix,
  price: priceCents,
  created: createdAt,
  sold: unitsSold,
  featured,
  rating: ratingScore,
  discount: sql`${priceCents}::float / coalesce(${regularPriceCents}, ${priceCents})`,
}

/** What an ORDER BY needs to know beside the columns. */
export interface Given {
  /** The price of each product, if it is not its own. */
  price?: SQL | undefined
  /** Whether a product's titles match, for `relevance`. */
  named?: SQL
  /** From the end of the list. */
  backwards?: boolean
}

/** An order as the terms of an ORDER BY. */
export function rankingOf(order: Order, { price, named = sql`true`, backwards = false }: Given = {}): SQL[] {
  const { direction, keys } = orders[order]
  const by = (direction === 'up') === backwards ? desc : asc
  const own = { ...columns, named: sql`(${named})`, ...(price && { price }) }
  return [...keys.map((key) => by(own[key])), by(id)]
}

type Collection = (typeof collections)[number]

const ofCollections = {
  'on-sale': 'discount',
  'best-seller': 'bestSelling',
  'new-arrivals': 'newest',
  'top-rated': 'topRated',
  featured: 'newest',
} satisfies Record<Collection, Order>

/** The order of a collection; that of all products is the newest first. */
export const orderOfCollection = (collection: Collection | undefined): Order =>
  collection === undefined ? 'newest' : ofCollections[collection]
