import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { keepPlan } from '../database/keep-plan'
import { beginsPattern } from '../http/like-patterns'
import { plainSku } from '../search-text/plain-sku'
import type { ExactSku } from './exact-sku'
import type { SearchTerms } from './search-conditions'

/** The products that share a searched SKU. */
export interface SkuMatch {
  /** Finds these products. */
  wanted: SearchTerms
  /** Set if the SKU was typed in full. */
  sku?: ExactSku
}

const LONGEST = 60
const SHORTEST_BEGINNING = 3
/** The maximum number of products that a beginning of an SKU finds. */
const MOST = 200

const wantedOf = (skus: readonly string[]): SearchTerms => [skus.map((sku) => `#${sku}`)]

type Row = { sku: string; productId: string; variantId: string | null } & Record<string, unknown>

/** Rows of active products for which the condition holds of the product's SKU or of one of its variants'. */
async function look(db: Queries, holds: (sku: SQL) => SQL): Promise<Row[]> {
  const most = sql.raw(String(MOST))
  const { rows } = await db.execute<Row>(sql`
    (select lower(p.sku) as sku, p.id as "productId", null::uuid as "variantId" from products p
      where p.active and ${holds(sql`lower(p.sku)`)} limit ${most})
    union all
    (select lower(p.sku), p.id, v.id from product_variants v join products p on p.id = v.product_id
      where p.active and ${holds(sql`lower(v.sku)`)} limit ${most})`)
  return rows
}

/** The active product with this SKU, or with a variant that has it. */
async function findBySku(db: Queries, search: string): Promise<SkuMatch | null> {
  const typed = plainSku(search)
  if (typed === '' || typed.length > LONGEST) return null
  const either = [...new Set([typed, search.trim().toLowerCase()])]
  const rows = await look(db, (sku) => sql`${sku} = any(${sql.param(either)}::text[]) ${keepPlan}`)
  const [first] = rows
  if (!first) return null
  const own = rows.find(({ variantId }) => variantId === null) ?? first
  const { sku, productId: product, variantId: variant } = own
  return { wanted: wantedOf([sku]), sku: variant === null ? { product } : { product, variant } }
}

/** The active products whose SKU, or a variant's, begins with the search. */
async function findBySkuBeginning(db: Queries, search: string): Promise<SkuMatch | null> {
  const typed = plainSku(search)
  if (typed.length < SHORTEST_BEGINNING || typed.length > LONGEST || /\s/.test(typed)) return null
  const rows = await look(db, (sku) => sql`${sku} like ${beginsPattern(typed)}`)
  const skus = [...new Set(rows.map(({ sku }) => sku))].slice(0, MOST)
  return skus.length === 0 ? null : { wanted: wantedOf(skus) }
}

/**
 * Looks a search up as an SKU, before it is searched as words: in full if it has a character that is no letter, and as a
 * beginning if it has a digit, because `t-shirt` may begin some SKU, too. Null if no active product has it.
 */
export async function findSku(db: Queries, search: string): Promise<SkuMatch | null> {
  if (!/[^\p{L}\p{M}\s]/u.test(search)) return null
  return (await findBySku(db, search)) ?? (/\d/.test(search) ? findBySkuBeginning(db, search) : null)
}

/** Looks a search up that has found nothing as words: an SKU, or its beginning, that {@link findSku} left out. */
export async function findSkuOfLetters(db: Queries, search: string): Promise<SkuMatch | null> {
  if (/\d/.test(search)) return null
  return (await findBySku(db, search)) ?? findBySkuBeginning(db, search)
}
