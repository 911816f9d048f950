import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/**
 * A review, one per order line (ruling on spec §2). Distribution column: `productId`. The product's `ratingTotal` and
 * `ratingCount` change in the same transaction.
 */
export const reviews = pgTable(
  'reviews',
  {
    productId: uuid('product_id').notNull(),
    id: uuid().notNull(),
    userId: text('user_id').notNull(),
    orderId: uuid('order_id').notNull(),
    lineNumber: integer('line_number').notNull(),
    /** The author's public name, such as `Bea B.` */
    author: text().notNull(),
    stars: smallint().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    variantName: text('variant_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** The reply of the product's seller, and the shop's name at that time; empty without a reply. */
    reply: text().notNull().default(''),
    replyAuthor: text('reply_author').notNull().default(''),
    repliedAt: timestamp('replied_at', { withTimezone: true }),
    /** The reply of the shop itself; empty without one. */
    shopReply: text('shop_reply').notNull().default(''),
    shopRepliedAt: timestamp('shop_replied_at', { withTimezone: true }),
    /** When an administrator hid it from shoppers; null while it is visible. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** The explanation for its author. */
    hiddenReason: text('hidden_reason').notNull().default(''),
    /** When an administrator checked the current text; null for a new or changed text. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.id] }),
    unique('reviews_one_per_order_line').on(table.productId, table.userId, table.orderId, table.lineNumber),
    index('reviews_by_time').on(table.productId, table.createdAt, table.id),
    index('reviews_by_stars').on(table.productId, table.stars, table.createdAt, table.id),
    index('reviews_by_order').on(table.userId, table.orderId),
    index('reviews_by_age').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('reviews_new')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`checked_at is null`),
    index('reviews_hidden')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`hidden_at is not null`),
    index('reviews_words').using('gin', sql`to_tsvector('simple', author || ' ' || title || ' ' || text)`),
    check('reviews_stars_one_to_five', sql`${table.stars} between 1 and 5`),
  ],
)

shardBy(reviews, reviews.productId)
