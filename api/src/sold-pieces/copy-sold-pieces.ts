import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { products } from '../products/table'
import { soldPieces } from './table'

/** Products that are looked up at once. */
const BATCH = 100

/** Names the advisory lock by which one process copies at a time. */
const LOCK = 17

/**
 * Adds sold pieces to `products.units_sold`, by which the shop ranks, one product after the other, so that no order waits for more
 * than one of them. What another process copies is left to it. An aborted `signal` ends it early. Returns how many products changed.
 */
export async function copySoldPieces(db: Database, signal?: AbortSignal): Promise<number> {
  let copied = 0
  while (true) {
    const due = await db
      .selectDistinct({ productId: soldPieces.productId })
      .from(soldPieces)
      .orderBy(asc(soldPieces.productId))
      .limit(BATCH)
    if (due.length === 0) return copied
    for (const { productId } of due) {
      if (signal?.aborted || !(await copyProduct(db, productId))) return copied
      copied += 1
    }
  }
}

/** False where another process copies, or has copied it. */
function copyProduct(db: Database, productId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}, 0) as mine`)
    if (!rows[0]?.mine) return false
    const ofProduct = eq(soldPieces.productId, productId)
    const taken = await tx.delete(soldPieces).where(ofProduct).returning({ pieces: soldPieces.pieces })
    if (taken.length === 0) return false
    const sum = taken.reduce((all, { pieces }) => all + pieces, 0)
    await tx
      .update(products)
      .set({ unitsSold: sql`greatest(${products.unitsSold} + ${sum}, 0)` })
      .where(eq(products.id, productId))
    return true
  })
}
