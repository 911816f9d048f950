import { inArray } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database, Queries } from '../database/database'
import { copiedRowLock } from '../database/distribute/copied-row-lock'
import { priceHistory } from '../sales/table'
import { sellers } from '../sellers/table'
import type { NewProduct } from './new-product'
import { products } from './table'

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const CHUNK = 1000

/**
 * Adds products with the first row of their price history in one transaction. Rejects if an id exists or a row violates
 * a check (price above zero, stock not negative, known status). Products of a seller who is not approved are hidden
 * with the shop.
 */
export async function insertProducts(db: Pick<Database, 'transaction'>, rows: readonly NewProduct[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (let start = 0; start < rows.length; start += CHUNK) {
      const chunk = rows.slice(start, start + CHUNK)
      const closed = await closedShops(tx, chunk)
      await tx.insert(products).values(
        chunk.map((row) => ({
          ...row,
          basePriceCents: row.priceCents,
          ...(row.sellerId && closed.has(row.sellerId) && { active: false, hiddenWithSeller: row.active !== false }),
        })),
      )
      await tx
        .insert(priceHistory)
        .values(
          chunk.map(({ id, priceCents, createdAt }) => ({ productId: id, id: uuidv7(), priceCents, since: createdAt })),
        )
    }
  })
}

/**
 * The sellers of these products who are not approved. A lock keeps their states unchanged until the products are
 * inserted.
 */
async function closedShops(tx: Queries, rows: readonly NewProduct[]): Promise<Set<string>> {
  const ids = [...new Set(rows.flatMap(({ sellerId }) => sellerId ?? []))]
  if (ids.length === 0) return new Set()
  const { id, state } = sellers
  const lock = await copiedRowLock(tx)
  const found = await tx.select({ id, state }).from(sellers).where(inArray(id, ids)).orderBy(id).for(lock)
  return new Set(found.flatMap((one) => (one.state === 'approved' ? [] : one.id)))
}
