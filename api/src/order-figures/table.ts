import { bigint, date, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/**
 * Totals of the orders of a day (UTC), updated by each transaction that changes an order. A day's figures are the sums
 * of its parts, so that simultaneous orders do not all wait for one row. Distribution column: `day`.
 */
export const orderDays = pgTable(
  'order_days',
  {
    day: date().notNull(),
    part: smallint().notNull(),
    /** Orders placed on the day, without cancelled ones. */
    orders: integer().notNull(),
    /** Their totals minus returns. */
    revenueCents: bigint('revenue_cents', { mode: 'number' }).notNull(),
    /** Their pieces without cancelled and returned ones. */
    units: integer().notNull(),
    /** Returns of any order that were accepted on the day. */
    returns: integer().notNull(),
    returnedUnits: integer('returned_units').notNull(),
    /** The refunds of these returns. */
    returnedCents: bigint('returned_cents', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.part] })],
)

/** Totals per product of the orders of a day (UTC). Distribution column: `productId`. */
export const productDays = pgTable(
  'product_days',
  {
    day: date().notNull(),
    productId: uuid('product_id').notNull(),
    /** Pieces of orders placed on the day, without cancelled and returned ones. */
    units: integer().notNull(),
    /** Their prices, before discount and tax. */
    revenueCents: bigint('revenue_cents', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.productId] })],
)

/**
 * What the orders with a coupon amount to, in parts as those of a day. Distribution column: `code`, as a copy of the coupons is on
 * each node.
 */
export const couponFigures = pgTable(
  'coupon_figures',
  {
    code: text().notNull(),
    part: smallint().notNull(),
    /** Orders with the coupon that are not cancelled. */
    orders: integer().notNull(),
    /** Their totals, less what came back. */
    revenueCents: bigint('revenue_cents', { mode: 'number' }).notNull(),
    /** What it took off, less the shares of what came back. Delivery that it made free is not part of it. */
    discountCents: bigint('discount_cents', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.part] })],
)

/** When the figures of a day or a coupon were last compared with the orders. Distribution column: `name`. */
export const figureRecounts = pgTable('figure_recounts', {
  /** What was compared, as an error names it. */
  name: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
})

shardBy(orderDays, orderDays.day)
shardBy(productDays, productDays.productId)
shardBy(couponFigures, couponFigures.code)
shardBy(figureRecounts, figureRecounts.name)
