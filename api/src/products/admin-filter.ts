import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { keepPlan } from '../database/keep-plan'
import { requirePlainText } from '../http/plain-text'
import { productVariants } from '../variants/table'
import type { AdminProductFilters } from './admin-list-schema'
import { products } from './table'

/** The most products that one SKU of a variant leads to. */
const MOST_BY_SKU = 50

/** The words of a search. */
const wordsOf = (search: string): string[] => search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The words by which alone a query finds; undefined for one with filters, and for one without words. */
export function wordsAlone({ search, ...filters }: AdminProductFilters): string[] | undefined {
  const words = wordsOf(search ?? '')
  return words.length > 0 && Object.values(filters).every((one) => one === undefined) ? words : undefined
}

/** What a search finds: products whose words start like its own, and those that have it as their SKU, also in a variant. */
export interface AdminSearch {
  titled: SQL | undefined
  coded: SQL
}

/** Reads what a search means; undefined without one. 400 for a text with NUL. */
export async function readSearch(db: Queries, query: AdminProductFilters): Promise<AdminSearch | undefined> {
  requirePlainText('search', query.search)
  const search = query.search?.trim()
  if (!search) return
  const skus = [...new Set([search, search.toUpperCase()])]
  const { rows: held } = await db.execute<{ id: string }>(
    sql`select product_id as id from ${productVariants} where sku = any(${sql.param(skus)}::text[])
      limit ${sql.raw(String(MOST_BY_SKU))} ${keepPlan}`,
  )
  const words = wordsOf(search)
  const starts = words.map((word) => sql`to_tsquery('simple', ${`${word}:*`})`)
  const plain = /^[\w-]+$/.test(search)
  return {
    titled: words.length > 0 ? sql`${products.titleSearch} @@ (${sql.join(starts, sql` && `)})` : undefined,
    coded: sql`(${or(
      plain ? sql`${products.titleSearch} @@ ${`'#${search.toLowerCase()}':*`}::tsquery` : undefined,
      inArray(products.sku, skus),
      held.length > 0
        ? inArray(
            products.id,
            held.map(({ id }) => id),
          )
        : undefined,
    )})`,
  }
}

/** What an administrator's list shows; undefined for all products. 400 for a text with NUL. */
export const adminFilter = async (db: Queries, query: AdminProductFilters): Promise<SQL | undefined> =>
  filterOf(query, await readSearch(db, query))

/** As {@link adminFilter}, where it is known what the search means. */
export function filterOf(query: AdminProductFilters, search: AdminSearch | undefined): SQL | undefined {
  const { category, state, availability, stock, owner } = query
  requirePlainText('category', category)
  return and(
    search && or(search.titled, search.coded),
    category ? eq(products.category, category) : undefined,
    state === undefined ? undefined : eq(products.active, state === 'active'),
    availability === undefined ? undefined : eq(products.availability, availability),
    stock === 'low' ? isNotNull(products.lowStock) : undefined,
    owner === undefined ? undefined : owner === 'shop' ? isNull(products.sellerId) : eq(products.sellerId, owner),
  )
}
