import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'
import type { PaymentKind } from './payment-kind'

/**
 * The ledger: each movement of an order's money, and each change of what the shop owes. Append-only; the database refuses
 * changes. The amounts in `orders` are its sums. Distribution column: `userId`, the buyer.
 */
export const payments = pgTable(
  'payments',
  {
    userId: text('user_id').notNull(),
    orderId: uuid('order_id').notNull(),
    id: uuid().notNull(),
    kind: text().$type<PaymentKind>().notNull(),
    /** The amount; below zero only where the shop owes less than before. */
    cents: integer().notNull(),
    /** The seller of the parcel or return; null for the shop itself and for the whole order. */
    sellerId: uuid('seller_id'),
    /** The parcel whose cash it is. */
    parcelId: uuid('parcel_id'),
    /** The event of the order's timeline that tells of it, if there is one. */
    eventId: uuid('event_id'),
    /** The payment provider's name of the transaction; null for what people report. */
    reference: text(),
    actor: text().notNull(),
    actorId: text('actor_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.id] }),
    uniqueIndex('payments_once_per_parcel')
      .on(table.userId, table.orderId, table.parcelId, table.kind)
      .where(sql`parcel_id is not null`),
    check('payments_positive', sql`${table.cents} > 0 or (${table.kind} = 'refund-due' and ${table.cents} < 0)`),
  ],
)

shardBy(payments, payments.userId)
