import { sql } from 'drizzle-orm'
import type { KeysetSort } from '../keyset/keyset-page'
import type { AdminOrderSort } from './admin-list-schema'
import { orders } from './table'

export const adminOrderSorts: Record<AdminOrderSort, KeysetSort> = {
  newest: { key: sql`${orders.createdAt}`, type: 'timestamptz', descends: true },
  oldest: { key: sql`${orders.createdAt}`, type: 'timestamptz', descends: false },
  'total-high': { key: sql`(${orders.totalCents}::bigint)`, type: 'bigint', descends: true },
  'total-low': { key: sql`(${orders.totalCents}::bigint)`, type: 'bigint', descends: false },
}
