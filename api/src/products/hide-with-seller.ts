import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { products } from './table'

/** Rows per statement: each touches every index of the catalogue, and a statement has two seconds. */
const CHUNK = 500

/**
 * Takes the products of a seller out of the shop: nobody sees or buys them. Call it in the transaction that suspends the seller,
 * after the change of the seller's row, and clear the catalogue's caches after the commit. Resolves to the number of products.
 */
export function hideProductsOf(tx: Queries, sellerId: string): Promise<number> {
  return change(tx, sellerId, 'hide')
}

/** Shows the products again that {@link hideProductsOf} hid; what was hidden by hand stays hidden. */
export function showProductsOf(tx: Queries, sellerId: string): Promise<number> {
  return change(tx, sellerId, 'show')
}

async function change(tx: Queries, sellerId: string, step: 'hide' | 'show'): Promise<number> {
  const hide = step === 'hide'
  // Locks products in the same order as orders do, so that they cannot deadlock.
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.sellerId, sellerId), hide ? sql`${products.active}` : sql`${products.hiddenWithSeller}`))
    .orderBy(products.id)
    .for('update')
  for (let start = 0; start < rows.length; start += CHUNK) {
    const ids = rows.slice(start, start + CHUNK).map(({ id }) => id)
    await tx
      .update(products)
      .set({ active: !hide, hiddenWithSeller: hide, updatedAt: new Date() })
      .where(inArray(products.id, ids))
  }
  return rows.length
}
