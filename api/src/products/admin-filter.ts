import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { beginsPattern } from '../http/like-patterns'
import { requirePlainText } from '../http/plain-text'
import { plainSku } from '../search-text/plain-sku'
import { quotedLexeme } from '../search-text/quoted-lexeme'
import { productVariants } from '../variants/table'
import type { AdminProductFilters } from './admin-list-schema'
import { products } from './table'

/** The maximum number of products to look up by a variant's SKU. */
const MOST_BY_SKU = 50

/** The words of a search. */
const wordsOf = (search: string): string[] => search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of a query that has no other filters; undefined if it has filters or no words. */
export function wordsAlone({ search, ...filters }: AdminProductFilters): string[] | undefined {
  const words = wordsOf(search ?? '')
  return words.length > 0 && Object.values(filters).every((one) => one === undefined) ? words : undefined
}

/** The two ways a search matches: words that start like its own, or an SKU of the product or a variant that starts like it. */
export interface AdminSearch {
  titled: SQL | undefined
  coded: SQL
}

/** Parses a query's search; undefined if it has none. 400 for a text with NUL. */
export async function readSearch(db: Queries, query: AdminProductFilters): Promise<AdminSearch | undefined> {
  requirePlainText('search', query.search)
  const search = query.search?.trim()
  if (!search) return
  const sku = plainSku(search)
  const { rows: held } = await db.execute<{ id: string }>(
    sql`select product_id as id from ${productVariants} where lower(sku) like ${beginsPattern(sku)}
      limit ${sql.raw(String(MOST_BY_SKU))}`,
  )
  const words = wordsOf(search)
  const starts = words.map((word) => sql`to_tsquery('simple', ${`${word}:*`})`)
  return {
    titled: words.length > 0 ? sql`${products.titleSearch} @@ (${sql.join(starts, sql` && `)})` : undefined,
    coded: sql`(${or(
      sql`${products.titleSearch} @@ ${`${quotedLexeme(`#${sku}`)}:*`}::tsquery`,
      held.length > 0
        ? inArray(
            products.id,
            held.map(({ id }) => id),
          )
        : undefined,
    )})`,
  }
}

/** The condition of an administrator's list; undefined for all products. 400 for a text with NUL. */
export const adminFilter = async (db: Queries, query: AdminProductFilters): Promise<SQL | undefined> =>
  filterOf(query, await readSearch(db, query))

/** Like {@link adminFilter}, with an already parsed search. */
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
