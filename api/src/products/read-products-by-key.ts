import { sql } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/cached-catalogue'
import { keepPlan } from '../database/keep-plan'
import type { ProductKey } from '../word-index/found-products'
import { productColumns, rowToProduct } from './row-to-product'
import type { Product } from './schema'
import { products } from './table'

const listOf = (wanted: readonly ProductKey[]) => `{${wanted.map(({ mix }) => mix).join(',')}}`

/** Looks up the names of products. */
export async function readNames(
  { db }: Pick<Catalogue, 'db'>,
  wanted: readonly ProductKey[],
): Promise<(one: ProductKey) => string | undefined> {
  if (wanted.length === 0) return () => undefined
  const { mix, category, name } = products
  const rows = await db
    .select({ mix, category, name })
    .from(products)
    .where(sql`${mix} = any(${listOf(wanted)}::int[]) ${keepPlan}`)
  return (one) => rows.find((row) => row.mix === one.mix && row.category === one.category)?.name
}

/** Reads the active products that were found in memory, in this order; removed ones are omitted. */
export async function readProductsByKey(
  { db, pictures }: Pick<Catalogue, 'db' | 'pictures'>,
  wanted: readonly ProductKey[],
): Promise<Product[]> {
  if (wanted.length === 0) return []
  const rows = await db
    .select({ ...productColumns, mix: products.mix })
    .from(products)
    .where(sql`${products.mix} = any(${listOf(wanted)}::int[]) and ${products.active} ${keepPlan}`)
  const left = new Set(rows)
  return wanted.flatMap(({ category, mix }) => {
    for (const row of left)
      if (row.mix === mix && row.category === category) {
        left.delete(row)
        return [rowToProduct(row, pictures)]
      }
    return []
  })
}
