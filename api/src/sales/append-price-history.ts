import { uuidv7 } from 'uuidv7'
import type { Queries } from '../database/database'
import { priceHistory } from './table'

/** A new price of a product in cents; `saleId` when a sale set it. */
export interface PriceChange {
  productId: string
  priceCents: number
  saleId: string | null
}

/** Rows per statement: PostgreSQL takes 65,535 parameters. */
const CHUNK = 1000

/** Appends to the price history, which is append-only. */
export async function appendPriceHistory(db: Queries, changes: readonly PriceChange[], since: Date): Promise<void> {
  for (let start = 0; start < changes.length; start += CHUNK) {
    const chunk = changes.slice(start, start + CHUNK)
    await db.insert(priceHistory).values(chunk.map((change) => ({ ...change, id: uuidv7(), since })))
  }
}
