import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { productVariants } from './table'

export type VariantRow = typeof productVariants.$inferSelect

/** The variants of these products, each product's in display order. */
export function findVariants(db: Queries, productIds: readonly string[]): Promise<VariantRow[]> {
  if (productIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(productVariants)
    .where(inArray(productVariants.productId, [...productIds]))
    .orderBy(asc(productVariants.productId), asc(productVariants.position), asc(productVariants.id))
}

/** A product's variant with this id, if it exists. */
export async function findVariant(db: Queries, productId: string, id: string): Promise<VariantRow | undefined> {
  const [row] = await db
    .select()
    .from(productVariants)
    .where(and(eq(productVariants.productId, productId), eq(productVariants.id, id)))
  return row
}
