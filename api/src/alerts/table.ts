import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { copyToEveryNode, shardBy } from '../database/distribute/placement'

/**
 * Confirmed requests for an e-mail when a product is released (`release`) or back in stock (`restock`), one row per
 * e-mail address, product, variant and kind. A row is deleted when its e-mail enters the outbox. Distribution column:
 * `productId`. A `variantId` of zeros stands for any variant.
 */
export const productAlerts = pgTable(
  'product_alerts',
  {
    productId: uuid('product_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    kind: text().notNull(),
    email: text().notNull(),
    details: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.variantId, table.kind, table.email] }),
    index('product_alerts_by_email').on(table.email),
    check('product_alerts_kind_known', sql`${table.kind} in ('release', 'restock')`),
  ],
)

/**
 * Guests' requests that await confirmation. Stores only the hash of the token; the token is in the e-mail. A small
 * table that every shard can hold.
 */
export const alertConfirmations = pgTable(
  'alert_confirmations',
  {
    tokenHash: text('token_hash').primaryKey(),
    productId: uuid('product_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    kind: text().notNull(),
    email: text().notNull(),
    details: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    index('alert_confirmations_by_email').on(table.email, table.createdAt),
    index('alert_confirmations_by_time').on(table.createdAt),
    check('alert_confirmations_kind_known', sql`${table.kind} in ('release', 'restock')`),
  ],
)

/** Links that cancel all alerts of an address, by the hash of their token. A small table that every shard can hold. */
export const alertUnsubscribes = pgTable(
  'alert_unsubscribes',
  {
    tokenHash: text('token_hash').primaryKey(),
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('alert_unsubscribes_by_time').on(table.createdAt)],
)

shardBy(productAlerts, productAlerts.productId)
copyToEveryNode(alertConfirmations, alertUnsubscribes)
