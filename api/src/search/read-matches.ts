import { desc, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { FacetTraits, ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { groupColumns, groupKeys, type TraitGroupRow, toTraitGroup } from '../facets/read-products-with-same-traits'
import { findBestSelling, MAX_SORTED_ROWS, sortedIds } from '../products/find-best-selling'
import { rankings } from '../products/rankings'
import { products } from '../products/table'
import { type SearchTerms, searchConditions } from './search-conditions'

/** A product found by a search, with what filters need. */
export interface Hit extends FacetTraits {
  id: string
  cents: number
}

/** The matches of a search in the whole shop. */
export interface Matches {
  groups: ProductsWithSameTraits[]
  /** The number of products, at most {@link MAX_MATCHES}. */
  total: number
  /** The first products by relevance. */
  first: Hit[]
}

/** Matches that are counted; a larger result is shown as "and more". */
export const MAX_MATCHES = MAX_SORTED_ROWS

/** The most matches that are ranked by text; larger results are ranked by sales. */
const MAX_RANKED = 300

/** Products cached in order, enough for the pages that shoppers read. */
const MAX_FIRST = 500

/** The order of a search that finds `total` products: by name, brand or SKU before by description. */
export function relevance(wanted: SearchTerms, total: number) {
  const { named, rank } = searchConditions(wanted)
  return total > MAX_RANKED ? [desc(named), ...rankings.bestSelling] : [desc(named), rank, ...rankings.bestSelling]
}

/** Best-selling products among which a very large search looks for its first matches. */
const WINDOW = 10_000

/** Reads the first matches when the counting query does not return them. */
async function readFirst(db: Queries, wanted: SearchTerms, total: number): Promise<Hit[]> {
  const { found, named } = searchConditions(wanted)
  const { id, category, brand, availability, stars, saleId, featured, audience, tags, sellerId, priceCents } = products
  const read = db
    .select({ id, category, brand, availability, stars, saleId, featured, audience, tags, sellerId, cents: priceCents })
    .from(products)
    .$dynamic()
  const rows =
    total < MAX_MATCHES
      ? await read
          .where(inArray(id, sortedIds(sql`active and ${found}`, relevance(wanted, total), MAX_FIRST)))
          .orderBy(...relevance(wanted, total))
      : await read
          .where(inArray(id, await findBestSelling(db, named, MAX_FIRST, WINDOW)))
          .orderBy(...rankings.bestSelling)
  return rows.map((row) => ({ ...row, stars: row.stars ?? 0 }))
}

/** Searches the whole shop: groups for counts and facets, and the first matches in order. */
export async function readMatches(db: Queries, wanted: SearchTerms): Promise<Matches> {
  const { found, named } = searchConditions(wanted)
  const { rows } = await db.execute<{ groups: TraitGroupRow[] | null; first: Hit[] | null }>(sql`
    with found as materialized (
      select id, category, brand, availability, stars, sale_id, featured, audience, tags, seller_id, price_cents, units_sold,
        created_at,
        ${named} as named
      from products where active and ${found} limit ${MAX_MATCHES}
    )
    select (select json_agg(one) from (select ${groupColumns} from found group by ${groupKeys}) as one) as groups,
      (select json_agg(one) from (select id, category, brand, availability, stars, sale_id as "saleId", featured, audience, tags,
        seller_id as "sellerId", price_cents as cents from found
        order by named desc, units_sold desc, featured desc, created_at desc, id desc limit ${MAX_FIRST}) as one) as first`)
  const groups = (rows[0]?.groups ?? []).map(toTraitGroup)
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const ordered = total === 0 || (total > MAX_RANKED && total < MAX_MATCHES)
  return { groups, total, first: ordered ? (rows[0]?.first ?? []) : await readFirst(db, wanted, total) }
}
