import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { lockProducts } from '../database/distribute/lock-products'
import { findIds } from './find-ids'
import { products } from './table'

/** Rows per statement: each updates every index of the catalogue, and a statement may take two seconds. */
const CHUNK = 500

/**
 * Hides a seller's products, so that nobody can see or buy them. Call it in the transaction that suspends the seller,
 * after updating the seller's row, and clear the catalogue's caches after the commit. Resolves to the number of
 * products.
 */
export function hideProductsOf(tx: Queries, sellerId: string): Promise<number> {
  return change(tx, sellerId, 'hide')
}

/** Shows the products that {@link hideProductsOf} hid; products hidden by hand stay hidden. */
export function showProductsOf(tx: Queries, sellerId: string): Promise<number> {
  return change(tx, sellerId, 'show')
}

async function change(tx: Queries, sellerId: string, step: 'hide' | 'show'): Promise<number> {
  const hide = step === 'hide'
  const ofStep = and(
    eq(products.sellerId, sellerId),
    hide ? sql`${products.active}` : sql`${products.hiddenWithSeller}`,
  )
  const all = await findIds(tx, ofStep)
  await lockProducts(tx, all)
  let changed = 0
  for (let start = 0; start < all.length; start += CHUNK) {
    const { rowCount } = await tx
      .update(products)
      .set({ active: !hide, hiddenWithSeller: hide, updatedAt: sql`now()` })
      .where(and(ofStep, inArray(products.id, all.slice(start, start + CHUNK))))
    changed += rowCount ?? 0
  }
  return changed
}
