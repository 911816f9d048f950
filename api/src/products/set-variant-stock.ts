import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { notFound } from '../http/problem'
import { productVariants } from '../variants/table'
import { products } from './table'

/** Sets a variant's stock and updates the product's sum. 404 for an unknown variant. */
export async function setVariantStock(db: Database, productId: string, id: string, stock: number): Promise<void> {
  const one = and(eq(productVariants.productId, productId), eq(productVariants.id, id))
  await db.transaction(async (tx) => {
    // Locks the product first, as an order does.
    await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('update')
    const [before] = await tx.select({ stock: productVariants.stock }).from(productVariants).where(one)
    if (!before) throw notFound('such variant')
    await tx.update(productVariants).set({ stock }).where(one)
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${stock - before.stock}`, updatedAt: new Date() })
      .where(eq(products.id, productId))
  })
}
