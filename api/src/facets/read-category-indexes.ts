import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { pauseOften } from '../schedule/pause-often'
import { type CategoryIndex, changeCategoryIndex, type PackedTraits } from './category-index'
import { packedProducts } from './packed-products'
import { type Ids, idOf } from './product-ids'
import type { FacetTraits } from './products-with-same-traits'
import { partsOfCounting } from './tally-category'

/** Traits with the database's column names. */
type TraitsRow = Omit<FacetTraits, 'saleId' | 'sellerId'> & { sale_id: string | null; seller_id: string | null }

const groupKeys = sql`category, brand, availability, stars, sale_id, featured, audience, tags, seller_id`

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

/** Reads the active products that match a condition, grouped by traits. */
async function readPacked(db: Queries, scope: SQL): Promise<PackedTraits[]> {
  const { rows } = await db.execute<TraitsRow & { packed: Buffer } & Record<string, unknown>>(
    sql`select ${groupKeys}, ${packedProducts} from products where active and ${scope} group by ${groupKeys}`,
  )
  return rows.map(({ packed, sale_id, seller_id, ...row }) => ({
    packed,
    traits: { ...row, saleId: sale_id, sellerId: seller_id },
  }))
}

/** What a category index builds at its first use. */
const LATER_PARTS = ['byMix', 'byPrice', 'byCreation', 'bySales', 'byRating'] as const

const none: Ids = new Uint32Array()

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
    const added = await readPacked(db, sql`category = ${category}`)
    const pause = pauseOften({ rest })
    const categoryIndex = await changeCategoryIndex(category, undefined, none, added, pause)
    if (!categoryIndex) continue
    for (const part of LATER_PARTS) {
      void categoryIndex[part]
      await pause()
    }
    for (const make of partsOfCounting) {
      make(categoryIndex)
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
 * Applies what changed after `since`, a time as text from PostgreSQL; null if too much has changed. Replaces products by
 * their id, so reading the same change twice is harmless.
 */
export async function readChanges(
  db: Queries,
  categoryIndexes: readonly CategoryIndex[],
  since: string,
): Promise<CategoryIndex[] | null> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from products where updated_at > ${since}::timestamptz limit ${MOST_CHANGED + 1}`,
  )
  if (rows.length > MOST_CHANGED) return null
  if (rows.length === 0) return [...categoryIndexes]
  const gone = Uint32Array.from(rows.flatMap(({ id }) => [...idOf(id)]))
  const fresh = new Map<string, PackedTraits[]>()
  for (const one of await readPacked(db, sql`id = any(${`{${rows.map(({ id }) => id).join(',')}}`}::uuid[])`))
    fresh.set(one.traits.category, [...(fresh.get(one.traits.category) ?? []), one])
  const before = new Map(categoryIndexes.map((categoryIndex) => [categoryIndex.category, categoryIndex]))
  const named = [...new Set([...before.keys(), ...fresh.keys()])].sort()
  const changedIndexes: CategoryIndex[] = []
  for (const category of named) {
    const next = await changeCategoryIndex(category, before.get(category), gone, fresh.get(category) ?? [])
    if (next) changedIndexes.push(next)
  }
  return changedIndexes
}
