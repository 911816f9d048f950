import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/**
 * What people did to the stock of a product or of one of its variants. Append-only. Distribution column: `productId`.
 *
 * `number` counts the movements of a product from 1; its row is locked while one is written. Orders write none, but for
 * the pieces of a return that are damaged: what they took and gave back is the difference between two neighbouring movements of
 * the same variant.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    productId: uuid('product_id').notNull(),
    number: integer().notNull(),
    /** Made by the caller, so that a repeated call counts once. */
    key: uuid().notNull(),
    /** Null for a product in one form. */
    variantId: uuid('variant_id'),
    kind: text().notNull(),
    actor: text().notNull(),
    change: integer().notNull(),
    /** Of the variant, or of the product in one form. */
    stockAfter: integer('stock_after').notNull(),
    note: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.number] }),
    uniqueIndex('stock_movements_by_key').on(table.productId, table.key),
    check('stock_movements_kind_known', sql`${table.kind} in ('added', 'received', 'counted', 'damaged', 'corrected')`),
    check('stock_movements_actor_known', sql`${table.actor} in ('admin', 'seller')`),
    check('stock_movements_stock_not_negative', sql`${table.stockAfter} >= 0`),
  ],
)

shardBy(stockMovements, stockMovements.productId)
