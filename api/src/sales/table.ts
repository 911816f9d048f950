import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { copyToEveryNode, shardBy } from '../database/distribute/placement'
import { placeInOrder } from './in-order'

/**
 * A sale runs from `startsAt` to `endsAt`; `state` goes scheduled → running → ended, or scheduled → cancelled. A small
 * table, copied to every node.
 */
export const sales = pgTable(
  'sales',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    state: text().notNull().default('scheduled'),
  },
  (table) => [
    check('sales_end_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    check('sales_state_known', sql`${table.state} in ('scheduled', 'running', 'ended', 'cancelled')`),
    index('sales_open').on(table.startsAt).where(sql`state <> 'ended'`),
    index('sales_in_order').on(placeInOrder(table), table.id),
  ],
)

/** The price of one product in one sale. Distribution column: `productId`. */
export const saleItems = pgTable(
  'sale_items',
  {
    productId: uuid('product_id').notNull(),
    saleId: uuid('sale_id').notNull(),
    priceCents: integer('price_cents').notNull(),
    /**
     * The discount in hundredths of a per cent, from which the price is recalculated when the sale starts; null for a
     * fixed price.
     */
    basisPoints: integer('basis_points'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.saleId] }),
    index('sale_items_by_sale').on(table.saleId),
    check('sale_items_price_positive', sql`${table.priceCents} > 0`),
  ],
)

/** All prices of a product with their start times. Append-only. Distribution column: `productId`. */
export const priceHistory = pgTable(
  'price_history',
  {
    productId: uuid('product_id').notNull(),
    id: uuid().notNull(),
    priceCents: integer('price_cents').notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    saleId: uuid('sale_id'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.id] }),
    index('price_history_by_time').on(table.productId, table.since.desc().nullsFirst()),
  ],
)

shardBy(saleItems, saleItems.productId)
shardBy(priceHistory, priceHistory.productId)
copyToEveryNode(sales)
