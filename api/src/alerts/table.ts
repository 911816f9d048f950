import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Requests for an e-mail when a product is released (`release`) or back in stock (`restock`), one row per e-mail address,
 * product, variant and kind. A row is deleted when its e-mail enters the outbox. Distribution column: `productId`.
 * A `variantId` of zeros means any variant.
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
