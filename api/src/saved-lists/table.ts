import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/**
 * One row per account that has saved a cart or wishlist; changes of its lines lock it. All tables of this file are
 * distributed by `userId`.
 */
export const savedLists = pgTable('saved_lists', {
  userId: text('user_id').primaryKey(),
  /** Counts the changes. */
  revision: integer().notNull().default(0),
})

/**
 * The cart lines of an account. A removed line stays with quantity 0, so that an older change that arrives later cannot
 * restore it. A `variantId` of zeros means that the line names no variant.
 */
export const savedCartLines = pgTable(
  'saved_cart_lines',
  {
    userId: text('user_id').notNull(),
    productId: uuid('product_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    quantity: integer().notNull(),
    /** When the shopper made the last change; the later change of a line wins. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** When the line was first added: the order in which lines are shown. */
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId, table.variantId] }),
    check('saved_cart_lines_quantity_not_negative', sql`${table.quantity} >= 0`),
  ],
)

/** The wishes of an account, with the variant if one was chosen. A removed wish stays with `saved` false. */
export const savedWishes = pgTable(
  'saved_wishes',
  {
    userId: text('user_id').notNull(),
    productId: uuid('product_id').notNull(),
    variantId: uuid('variant_id'),
    saved: boolean().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
)

/** Completed merges of guests' lists, so that a repeated one adds nothing. */
export const savedMerges = pgTable(
  'saved_merges',
  {
    userId: text('user_id').notNull(),
    id: uuid().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('saved_merges_by_time').on(table.userId, table.at),
  ],
)

shardBy(savedLists, savedLists.userId)
shardBy(savedCartLines, savedCartLines.userId)
shardBy(savedWishes, savedWishes.userId)
shardBy(savedMerges, savedMerges.userId)
