import { desc, inArray, sql } from 'drizzle-orm'
import type { Group, Traits } from '../counts/group'
import { type GroupRow, groupColumns, groupKeys, toGroup } from '../counts/read-groups'
import type { Queries } from '../database/database'
import { findBest, MOST_SORTED, sortedIds } from '../products/best'
import { rankings } from '../products/ranking'
import { products } from '../products/table'
import { match, type Wanted } from './match'

/** A product that a search found, as far as it takes to filter it. */
export interface Hit extends Traits {
  id: string
  cents: number
}

/** What a search finds in the whole shop. */
export interface Found {
  groups: Group[]
  /** How many products; at most {@link MOST_FOUND}. */
  total: number
  /** The beginning of the result in the order of relevance; all of it where it is not longer. */
  first: Hit[]
}

/** Products of a search that are counted. Beyond it the count is "and more": nobody reads that far. */
export const MOST_FOUND = MOST_SORTED

/** As long as so few are found, the texts decide about the order; of more, what sells best comes first. */
const MOST_RANKED = 300

/** Products kept in order: as far as people leaf, even with filters. */
const MOST_FIRST = 500

/** The order of a search that finds `total` products: by name, brand or SKU before by description. */
export function relevance(wanted: Wanted, total: number) {
  const { named, rank } = match(wanted)
  return total > MOST_RANKED ? [desc(named), ...rankings.bestSelling] : [desc(named), rank, ...rankings.bestSelling]
}

/** Best selling products of all among which those of a search of very many are looked for. */
const WINDOW = 10_000

/** Reads the beginning where the counting query does not give it. */
async function readFirst(db: Queries, wanted: Wanted, total: number): Promise<Hit[]> {
  const { found, named } = match(wanted)
  const { id, category, brand, status, stars, saleId, featured, priceCents } = products
  const read = db
    .select({ id, category, brand, status, stars, saleId, featured, cents: priceCents })
    .from(products)
    .$dynamic()
  const rows =
    total < MOST_FOUND
      ? await read
          .where(inArray(id, sortedIds(sql`active and ${found}`, relevance(wanted, total), MOST_FIRST)))
          .orderBy(...relevance(wanted, total))
      : await read.where(inArray(id, await findBest(db, named, MOST_FIRST, WINDOW))).orderBy(...rankings.bestSelling)
  return rows.map((row) => ({ ...row, stars: row.stars ?? 0 }))
}

/** Searches the whole shop: groups for counts and facets, and the beginning of the result in its order. */
export async function readFound(db: Queries, wanted: Wanted): Promise<Found> {
  const { found, named } = match(wanted)
  const { rows } = await db.execute<{ groups: GroupRow[] | null; first: Hit[] | null }>(sql`
    with found as materialized (
      select id, category, brand, status, stars, sale_id, featured, price_cents, units_sold, created_at,
        ${named} as named
      from products where active and ${found} limit ${MOST_FOUND}
    )
    select (select json_agg(one) from (select ${groupColumns} from found group by ${groupKeys}) as one) as groups,
      (select json_agg(one) from (select id, category, brand, status, stars, sale_id as "saleId", featured,
        price_cents as cents from found
        order by named desc, units_sold desc, featured desc, created_at desc, id desc limit ${MOST_FIRST}) as one) as first`)
  const groups = (rows[0]?.groups ?? []).map(toGroup)
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const ordered = total === 0 || (total > MOST_RANKED && total < MOST_FOUND)
  return { groups, total, first: ordered ? (rows[0]?.first ?? []) : await readFirst(db, wanted, total) }
}
