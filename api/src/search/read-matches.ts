import { desc, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { FacetTraits, ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { groupColumns, groupKeys, type TraitGroupRow, toTraitGroup } from '../facets/read-products-with-same-traits'
import { MAX_SORTED_ROWS, sortedIds } from '../products/find-best-selling'
import { rankings } from '../products/rankings'
import { products } from '../products/table'
import type { FoundProducts } from '../word-index/found-products'
import { inSample, LEAST_SAMPLED, MOST_SAMPLED, SAMPLE_SHARE, sumOf } from './sample'
import { type SearchTerms, searchConditions } from './search-conditions'

/** A product found by a search, with what filters need. */
export interface Hit extends FacetTraits {
  id: string
  cents: number
}

/** The matches of a search in the whole shop. */
export interface Matches {
  /** Their groups; none where `products` are known. */
  groups: ProductsWithSameTraits[]
  /** The number of products: an estimate where `share` is not 1, else at most {@link MAX_MATCHES}. */
  total: number
  /** The groups hold one of so many products. */
  share: number
  /** The first products by relevance. */
  first: Hit[]
  /** All products, where they were found in memory. */
  products?: FoundProducts
}

/** Matches of which pages are read; a larger result is shown as "and more". */
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

/** Best-selling products among which a large search looks for its first matches. */
const WINDOW = 2000

/** Reads the first matches of a small result, which are ranked by text. */
async function readRanked(db: Queries, wanted: SearchTerms, total: number): Promise<Hit[]> {
  const { found } = searchConditions(wanted)
  const order = relevance(wanted, total)
  const { rows } = await db.execute<Hit & Record<string, unknown>>(sql`select ${hit} from ${products}
    where id in ${sortedIds(sql`active and ${found}`, order, MAX_FIRST)} order by ${sql.join(order, sql`, `)}`)
  return rows
}

/** The matches of a small result that was found in memory, ranked by text. */
async function rankFound(db: Queries, wanted: SearchTerms, { total, page }: FoundProducts): Promise<Hit[]> {
  const mixes = page({}, new Set(), 'relevance', total, 0).map(({ mix }) => mix)
  // The look-up by mix reads these rows alone; by the words it would read all products with any of them.
  const { rows } = await db.execute<Hit & Record<string, unknown>>(sql`select ${hit} from ${products}
    where active and mix = any(${`{${mixes.join(',')}}`}::int[]) and (${searchConditions(wanted).found}) is true
    order by ${sql.join(relevance(wanted, total), sql`, `)}`)
  return rows
}

/** The matches that were found in memory. */
export async function toMatches(db: Queries, wanted: SearchTerms, found: FoundProducts): Promise<Matches> {
  const { total } = found
  const isRanked = total > 0 && total <= MAX_RANKED
  return { groups: [], total, share: 1, first: isRanked ? await rankFound(db, wanted, found) : [], products: found }
}

/** The columns of a {@link Hit}. */
const hit = sql`id, category, brand, availability, coalesce(stars, 0) as stars, sale_id as "saleId", featured, audience, tags,
  seller_id as "sellerId", price_cents as cents`

/** The matches among the best-selling products. */
async function readBestSelling(db: Queries, wanted: SearchTerms): Promise<Hit[]> {
  const best = sql.join(rankings.bestSelling, sql`, `)
  const { rows } = await db.execute<Hit & Record<string, unknown>>(sql`select ${hit}
    from (select * from ${products} where active order by ${best} limit ${WINDOW}) as products
    where ${searchConditions(wanted).named} order by ${best} limit ${MAX_FIRST}`)
  return rows
}

interface Found {
  groups: ProductsWithSameTraits[]
  first: Hit[]
}

/** Reads the matches of a condition, `most` at most: their groups, and the first of them by sales. */
async function readFound(db: Queries, wanted: SearchTerms, scope: SQL, most: number): Promise<Found> {
  const { found, named } = searchConditions(wanted)
  const { rows } = await db.execute<{ groups: TraitGroupRow[] | null; first: Hit[] | null }>(sql`
    with found as materialized (
      select id, category, brand, availability, stars, sale_id, featured, audience, tags, seller_id, price_cents, units_sold,
        created_at,
        ${named} as named
      from products where active and ${scope} and ${found} limit ${most}
    )
    select (select json_agg(one) from (select ${groupColumns} from found group by ${groupKeys}) as one) as groups,
      (select json_agg(one) from (select ${hit} from found
        order by named desc, units_sold desc, featured desc, created_at desc, id desc limit ${MAX_FIRST}) as one) as first`)
  return { groups: (rows[0]?.groups ?? []).map(toTraitGroup), first: rows[0]?.first ?? [] }
}

/**
 * Searches the whole shop: groups for counts and facets, and the first matches in order. A large result is estimated from a
 * sample; its first matches are those among the best-selling products, then those of the sample.
 */
export async function readMatches(db: Queries, wanted: SearchTerms): Promise<Matches> {
  const sample = await readFound(db, wanted, inSample, MOST_SAMPLED)
  const sampled = sumOf(sample.groups)
  if (sampled >= LEAST_SAMPLED) {
    const best = await readBestSelling(db, wanted)
    const known = new Set(best.map(({ id }) => id))
    const first = [...best, ...sample.first.filter(({ id }) => !known.has(id))].slice(0, MAX_FIRST)
    return { groups: sample.groups, total: sampled * SAMPLE_SHARE, share: SAMPLE_SHARE, first }
  }
  const { groups, first } = await readFound(db, wanted, sql`true`, MAX_MATCHES)
  const total = sumOf(groups)
  const isRanked = total > 0 && total <= MAX_RANKED
  return { groups, total, share: 1, first: isRanked ? await readRanked(db, wanted, total) : first }
}
