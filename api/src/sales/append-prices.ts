import { uuidv7 } from 'uuidv7'
import type { Queries } from '../database/database'
import { priceHistory } from './table'

/** A price that a product has from some moment on, in cents; `saleId` where a sale made it. */
export interface PriceChange {
  productId: string
  priceCents: number
  saleId: string | null
}

/** Rows per statement: PostgreSQL takes 65,535 parameters. */
const CHUNK = 1000

/** Adds to the price history, which is never changed otherwise. */
export async function appendPrices(db: Queries, changes: readonly PriceChange[], since: Date): Promise<void> {
  for (let start = 0; start < changes.length; start += CHUNK) {
    const chunk = changes.slice(start, start + CHUNK)
    await db.insert(priceHistory).values(chunk.map((change) => ({ ...change, id: uuidv7(), since })))
  }
}
