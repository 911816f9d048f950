import { uuidv7 } from 'uuidv7'
import type { Database } from '../database/database'
import { priceHistory } from '../sales/table'
import type { NewProduct } from './new-product'
import { products } from './table'

/** Rows per statement: PostgreSQL takes 65,535 parameters. */
const CHUNK = 1000

/**
 * Adds products with the first row of their price history in one transaction. Rejects when an id exists or a row violates a
 * check (price above zero, stock not negative, known status).
 */
export async function insertProducts(db: Pick<Database, 'transaction'>, rows: readonly NewProduct[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (let start = 0; start < rows.length; start += CHUNK) {
      const chunk = rows.slice(start, start + CHUNK)
      await tx.insert(products).values(chunk.map((row) => ({ ...row, basePriceCents: row.priceCents })))
      await tx
        .insert(priceHistory)
        .values(
          chunk.map(({ id, priceCents, createdAt }) => ({ productId: id, id: uuidv7(), priceCents, since: createdAt })),
        )
    }
  })
}
