import { uuidv7 } from 'uuidv7'
import type { Queries } from '../database/database'
import { priceHistory } from './table'

/** A product's new price in cents; `saleId` if a sale set it. */
export interface PriceChange {
  productId: string
  priceCents: number
  saleId: string | null
}

/** Rows per statement, because PostgreSQL allows at most 65,535 parameters. */
const CHUNK = 1000

/** Adds rows to the price history, which is append-only. */
export async function appendPriceHistory(db: Queries, changes: readonly PriceChange[], since: Date): Promise<void> {
  for (let start = 0; start < changes.length; start += CHUNK) {
    const chunk = changes.slice(start, start + CHUNK)
    await db.insert(priceHistory).values(chunk.map((change) => ({ ...change, id: uuidv7(), since })))
  }
}
