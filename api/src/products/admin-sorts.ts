import { sql } from 'drizzle-orm'
import type { KeysetSort } from '../keyset/keyset-page'
import type { AdminProductSort } from './admin-list-schema'
import { products } from './table'

/** The stock itself is missing: an index on it would have to change with every order. Low stock has a column of its own. */
export const adminSorts: Record<AdminProductSort, KeysetSort> = {
  newest: { key: sql`(${products.createdAt} at time zone 'UTC')`, type: 'timestamp', descends: true },
  changed: { key: sql`${products.updatedAt}`, type: 'timestamptz', descends: true },
  name: { key: sql`lower(${products.name})`, type: 'text', descends: false },
  'price-low': { key: sql`(${products.priceCents}::bigint)`, type: 'bigint', descends: false },
  'fewest-left': { key: sql`${products.lowStock}`, type: 'bigint', descends: false },
  'price-high': { key: sql`(${products.priceCents}::bigint)`, type: 'bigint', descends: true },
}
