import { sql } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/cached-catalogue'
import { keepPlan } from '../database/keep-plan'
import type { ShelvedProduct } from '../word-index/found-products'
import { productColumns, rowToProduct } from './row-to-product'
import type { Product } from './schema'
import { products } from './table'

/** The active products that a search found in memory, in this order; those that are gone are left out. */
export async function readShelvedProducts(
  { db, pictures }: Pick<Catalogue, 'db' | 'pictures'>,
  wanted: readonly ShelvedProduct[],
): Promise<Product[]> {
  if (wanted.length === 0) return []
  const mixes = `{${wanted.map(({ mix }) => mix).join(',')}}`
  const rows = await db
    .select({ ...productColumns, mix: products.mix })
    .from(products)
    .where(sql`${products.mix} = any(${mixes}::int[]) and ${products.active} ${keepPlan}`)
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
