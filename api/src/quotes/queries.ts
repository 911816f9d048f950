import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { products } from '../products/table'

/** The active products with these ids, unordered, with the columns that a quote needs. */
export function findSold(db: Queries, ids: string[]) {
  return db
    .select({
      id: products.id,
      name: products.name,
      images: products.images,
      status: products.status,
      priceCents: products.priceCents,
      stock: products.stock,
      variantCount: products.variantCount,
      releaseDate: products.releaseDate,
      sellerId: products.sellerId,
    })
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.active, true)))
}
