import { sql } from 'drizzle-orm'
import type { KeysetSort } from '../keyset/keyset-page'
import type { AdminProductSort } from './admin-list-schema'
import { products } from './table'

/**
 * The sort key of each list. Pages sorted by stock come from a separate table (`page-by-stock.ts`), because `products`
 * has no index on stock.
 */
export const adminSorts: Record<AdminProductSort, KeysetSort> = {
  newest: { key: sql`(${products.createdAt} at time zone 'UTC')`, type: 'timestamp', descends: true },
  changed: { key: sql`${products.updatedAt}`, type: 'timestamptz', descends: true },
  name: { key: sql`lower(${products.name})`, type: 'text', descends: false },
  'price-low': { key: sql`(${products.priceCents}::bigint)`, type: 'bigint', descends: false },
  'price-high': { key: sql`(${products.priceCents}::bigint)`, type: 'bigint', descends: true },
  'fewest-left': { key: sql`${products.stock}`, type: 'bigint', descends: false },
  'most-left': { key: sql`${products.stock}`, type: 'bigint', descends: true },
}
