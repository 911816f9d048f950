import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Pieces } from '../orders/pieces'

/** A parcel of an order: pieces that one sender handed over together. Distribution column: `userId`, the buyer. */
export const parcels = pgTable(
  'parcels',
  {
    userId: text('user_id').notNull(),
    orderId: uuid('order_id').notNull(),
    id: uuid().notNull(),
    /** The seller that sent it; null for the shop itself. */
    sellerId: uuid('seller_id'),
    lines: jsonb().$type<Pieces[]>().notNull(),
    carrier: text(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    shippedAt: timestamp('shipped_at', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.id] }),
    index('parcels_by_seller').on(table.sellerId, table.shippedAt).where(sql`seller_id is not null`),
    check(
      'parcels_delivered_after_shipping',
      sql`${table.deliveredAt} is null or ${table.deliveredAt} >= ${table.shippedAt}`,
    ),
  ],
)
