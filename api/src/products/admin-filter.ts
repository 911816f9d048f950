import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
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

/** The products whose words start like those of the search, or that have the SKU, also in a variant. */
async function searchCondition(db: Queries, search: string): Promise<SQL | undefined> {
  const skus = [...new Set([search, search.toUpperCase()])]
  const held = await db
    .select({ id: productVariants.productId })
    .from(productVariants)
    .where(inArray(productVariants.sku, skus))
    .limit(MOST_BY_SKU)
  const words = wordsOf(search)
  const starts = words.map((word) => sql`to_tsquery('simple', ${`${word}:*`})`)
  const plain = /^[\w-]+$/.test(search)
  return (
    or(
      words.length > 0 ? sql`${products.titleSearch} @@ (${sql.join(starts, sql` && `)})` : undefined,
      plain ? sql`${products.titleSearch} @@ ${`'#${search.toLowerCase()}':*`}::tsquery` : undefined,
      inArray(products.sku, skus),
      held.length > 0
        ? inArray(
            products.id,
            held.map(({ id }) => id),
          )
        : undefined,
    ) ?? sql`false`
  )
}

/** What an administrator's list shows; undefined for all products. 400 for a text with NUL. */
export async function adminFilter(db: Queries, query: AdminProductFilters): Promise<SQL | undefined> {
  const { category, state, availability, stock, owner } = query
  requirePlainText('search', query.search)
  requirePlainText('category', category)
  const search = query.search?.trim()
  return and(
    search ? await searchCondition(db, search) : undefined,
    category ? eq(products.category, category) : undefined,
    state === undefined ? undefined : eq(products.active, state === 'active'),
    availability === undefined ? undefined : eq(products.availability, availability),
    stock === 'low' ? isNotNull(products.lowStock) : undefined,
    owner === undefined ? undefined : owner === 'shop' ? isNull(products.sellerId) : eq(products.sellerId, owner),
  )
}
