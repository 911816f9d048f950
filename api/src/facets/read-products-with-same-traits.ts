import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { pauseOften } from '../schedule/pause-often'
import { type CategoryIndex, changeCategoryIndex, type PackedTraits, type Ratings, UNRATED } from './category-index'
import type { FacetTraits, ProductsWithSameTraits } from './products-with-same-traits'
import { sortedPrices } from './sorted-prices'

/** Traits with the database's column names. */
type TraitsRow = Omit<FacetTraits, 'saleId' | 'sellerId'> & { sale_id: string | null; seller_id: string | null }

/** A row of {@link groupColumns}. */
export type TraitGroupRow = TraitsRow & { count: number; prices: string; lowest: number; highest: number } & Record<
    string,
    unknown
  >

export const groupKeys = sql`category, brand, availability, stars, sale_id, featured, audience, tags, seller_id`

/** Aggregates a group from a relation with the columns of {@link groupKeys} and `price_cents`. */
export const groupColumns: SQL = sql`${groupKeys}, count(*)::int as count, min(price_cents) as lowest,
  max(price_cents) as highest, string_agg(price_cents::text, ',') as prices`

export function toTraitGroup({
  sale_id,
  seller_id,
  prices,
  lowest,
  highest,
  ...row
}: TraitGroupRow): ProductsWithSameTraits {
  const sorted = sortedPrices(prices, { count: row.count, lowest, highest })
  return { ...row, saleId: sale_id, sellerId: seller_id, prices: sorted }
}

/** Reads the categories of active products with one index lookup each, because a cluster has no recursive queries. */
async function readCategories(db: Queries): Promise<string[]> {
  const found: string[] = []
  for (;;) {
    const { rows } = await db.execute<{ category: string }>(sql`select category from products
      where active and category > ${found.at(-1) ?? ''} order by category limit 1`)
    if (!rows[0]) return found
    found.push(rows[0].category)
  }
}

/** Packs each product as four bytes each of cents, mix, seconds since 1970 and units sold. */
const packed = sql`string_agg(int4send(price_cents) || int4send(uuid_hash(id))
  || int4send(greatest(least(floor(extract(epoch from created_at)), 2147483647), 0)::int)
  || int4send(units_sold), ''::bytea) as packed`

/** Reads the active products that match a condition, grouped by traits. */
async function readPacked(db: Queries, scope: SQL): Promise<PackedTraits[]> {
  const { rows } = await db.execute<TraitsRow & { packed: Buffer } & Record<string, unknown>>(
    sql`select ${groupKeys}, ${packed} from products where active and ${scope} group by ${groupKeys}`,
  )
  return rows.map(({ packed: bytes, sale_id, seller_id, ...row }) => ({
    packed: bytes,
    traits: { ...row, saleId: sale_id, sellerId: seller_id },
  }))
}

/**
 * Reads the rating scores of a condition's active products with reviews. Two index ranges skip the products without,
 * which are the majority.
 */
async function readRatings(db: Queries, scope: SQL): Promise<Ratings> {
  const part = (beside: '<' | '>') => sql`select uuid_hash(id) as mix, rating_score as score from products
    where active and ${scope} and rating_score ${sql.raw(beside)} ${sql.raw(String(UNRATED))}`
  const { rows } = await db.execute<{ mix: number; score: number }>(sql`${part('<')} union all ${part('>')}`)
  return new Map(rows.map(({ mix, score }) => [mix, score]))
}

/** What a category index builds at its first use. */
const LATER_PARTS = ['byMix', 'byCreation', 'bySales', 'byRating', 'salesKeys'] as const

/**
 * Indexes all active products, reading one category after the other to keep each statement short. It pauses often, and
 * with a `rest` for longer (see `pauseOften`), because other requests would wait for all of it. `onRest` receives the
 * milliseconds of its rests.
 */
export async function readCategoryIndexes(
  db: Queries,
  { rest = 0, onRest = () => {} }: { rest?: number; onRest?: (milliseconds: number) => void } = {},
): Promise<CategoryIndex[]> {
  const categoryIndexes: CategoryIndex[] = []
  for (const category of await readCategories(db)) {
    const own = sql`category = ${category}`
    const [added, ratings] = [await readPacked(db, own), await readRatings(db, own)]
    const pause = pauseOften({ rest })
    const categoryIndex = await changeCategoryIndex(category, undefined, [], added, { ratings, pause })
    if (!categoryIndex) continue
    for (const part of LATER_PARTS) {
      void categoryIndex[part]
      await pause()
    }
    onRest(pause.rested())
    categoryIndexes.push(categoryIndex)
  }
  return categoryIndexes
}

/** The maximum number of changed products to read one by one; after more, everything is read. */
const MOST_CHANGED = 2000

/**
 * Applies what changed after `since`, a time as text from PostgreSQL; null if too much has changed. Replaces products
 * by their `mix`, so reading the same change twice is harmless.
 */
export async function readChanges(
  db: Queries,
  categoryIndexes: readonly CategoryIndex[],
  since: string,
): Promise<CategoryIndex[] | null> {
  const { rows } = await db.execute<{ mix: number }>(
    sql`select mix from products where updated_at > ${since}::timestamptz limit ${MOST_CHANGED + 1}`,
  )
  if (rows.length > MOST_CHANGED) return null
  if (rows.length === 0) return [...categoryIndexes]
  const mixes = [...new Set(rows.map(({ mix }) => mix))]
  const fresh = new Map<string, PackedTraits[]>()
  const changed = sql`mix = any(${`{${mixes.join(',')}}`}::int[])`
  const ratings = await readRatings(db, changed)
  for (const one of await readPacked(db, changed))
    fresh.set(one.traits.category, [...(fresh.get(one.traits.category) ?? []), one])
  const before = new Map(categoryIndexes.map((categoryIndex) => [categoryIndex.category, categoryIndex]))
  const named = [...new Set([...before.keys(), ...fresh.keys()])].sort()
  const changedIndexes: CategoryIndex[] = []
  for (const category of named) {
    const added = fresh.get(category) ?? []
    const next = await changeCategoryIndex(category, before.get(category), mixes, added, { ratings })
    if (next) changedIndexes.push(next)
  }
  return changedIndexes
}
