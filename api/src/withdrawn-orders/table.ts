import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/** Idempotency keys under which an account places no order any more, because it gave the attempt up before an answer came. */
export const withdrawnOrders = pgTable(
  'withdrawn_orders',
  {
    userId: text('user_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.idempotencyKey] })],
)

shardBy(withdrawnOrders, withdrawnOrders.userId)
