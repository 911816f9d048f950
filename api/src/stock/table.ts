import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/**
 * Manual stock changes of products and variants. Append-only. Distribution column: `productId`.
 *
 * `number` counts the movements of a product from 1; writing one locks the product's row. Orders write no movements,
 * except for the damaged pieces of a return: the pieces that orders took or returned are the difference between two
 * successive movements of a variant.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    productId: uuid('product_id').notNull(),
    number: integer().notNull(),
    /** The caller's idempotency key: a repeated call counts once. */
    key: uuid().notNull(),
    /** Null for a product without variants. */
    variantId: uuid('variant_id'),
    kind: text().notNull(),
    actor: text().notNull(),
    /** The account of the person who did it; empty for the command line and for entries older than this column. */
    actorId: text('actor_id').notNull().default(''),
    change: integer().notNull(),
    /** The resulting stock of the variant, or of the product without variants. */
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
