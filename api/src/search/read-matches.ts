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

/** A product found by a search, with the traits for filters. */
export interface Hit extends FacetTraits {
  id: string
  cents: number
}

/** The matches of a search in the whole shop. */
export interface Matches {
  /** The matches grouped by traits; empty if `products` is set. */
  groups: ProductsWithSameTraits[]
  /** The number of products: an estimate if `share` is not 1, else at most {@link MAX_MATCHES}. */
  total: number
  /** The groups represent one in `share` products. */
  share: number
  /** The first products by relevance. */
  first: Hit[]
  /** All products, if they were found in memory. */
  products?: FoundProducts
}

/** The maximum number of matches that pages show; a larger result is displayed as "and more". */
export const MAX_MATCHES = MAX_SORTED_ROWS

/** The maximum number of matches that are ranked by text; larger results are ranked by sales. */
const MAX_RANKED = 300

/** The number of ranked products to cache, enough for the pages that shoppers read. */
const MAX_FIRST = 500

/** The order of a search with `total` results: matches in name, brand or SKU before matches in the description. */
export function relevance(wanted: SearchTerms, total: number) {
  const { named, rank } = searchConditions(wanted)
  return total > MAX_RANKED ? [desc(named), ...rankings.bestSelling] : [desc(named), rank, ...rankings.bestSelling]
}

/** A large search looks for its first matches among this many best-selling products. */
const WINDOW = 2000

/** Reads the first matches of a small result, ranked by text. */
async function readRanked(db: Queries, wanted: SearchTerms, total: number): Promise<Hit[]> {
  const { found } = searchConditions(wanted)
  const order = relevance(wanted, total)
  const { rows } = await db.execute<Hit & Record<string, unknown>>(sql`select ${hit} from ${products}
    where id in ${sortedIds(sql`active and ${found}`, order, MAX_FIRST)} order by ${sql.join(order, sql`, `)}`)
  return rows
}

/** Ranks a small result that was found in memory by text. */
async function rankFound(db: Queries, wanted: SearchTerms, { total, page }: FoundProducts): Promise<Hit[]> {
  const mixes = page({}, new Set(), 'relevance', total, 0).map(({ mix }) => mix)
  // Selecting by mix reads only these rows; selecting by words would read every product with any of them.
  const { rows } = await db.execute<Hit & Record<string, unknown>>(sql`select ${hit} from ${products}
    where active and mix = any(${`{${mixes.join(',')}}`}::int[]) and (${searchConditions(wanted).found}) is true
    order by ${sql.join(relevance(wanted, total), sql`, `)}`)
  return rows
}

/** Converts a result found in memory to matches. */
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

/** Reads at most `most` matches of a condition: their groups, and the first of them by sales. */
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
 * Searches the whole shop: reads groups for counts and facets, and the first matches in order. Estimates a large result
 * from a sample; its first matches come from the best-selling products, then from the sample.
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
