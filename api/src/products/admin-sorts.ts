import { sql } from 'drizzle-orm'
import type { KeysetSort } from '../keyset/keyset-page'
import type { AdminProductSort } from './admin-list-schema'
import { products } from './table'

/** What each list is sorted by. Pages by stock are read from a table of their own (`page-by-stock.ts`), since no index here has it. */
export const adminSorts: Record<AdminProductSort, KeysetSort> = {
  newest: { key: sql`(${products.createdAt} at time zone 'UTC')`, type: 'timestamp', descends: true },
  changed: { key: sql`${products.updatedAt}`, type: 'timestamptz', descends: true },
  name: { key: sql`lower(${products.name})`, type: 'text', descends: false },
  'price-low': { key: sql`(${products.priceCents}::bigint)`, type: 'bigint', descends: false },
  'price-high': { key: sql`(${products.priceCents}::bigint)`, type: 'bigint', descends: true },
  'fewest-left': { key: sql`${products.stock}`, type: 'bigint', descends: false },
  'most-left': { key: sql`${products.stock}`, type: 'bigint', descends: true },
}
