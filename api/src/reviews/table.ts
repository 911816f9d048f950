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
    /** What the seller of the product replied, and the name of the shop then; empty without a reply. */
    reply: text().notNull().default(''),
    replyAuthor: text('reply_author').notNull().default(''),
    repliedAt: timestamp('replied_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.id] }),
    unique('reviews_one_per_order_line').on(table.productId, table.userId, table.orderId, table.lineNumber),
    index('reviews_by_time').on(table.productId, table.createdAt, table.id),
    index('reviews_by_stars').on(table.productId, table.stars, table.createdAt, table.id),
    index('reviews_by_order').on(table.userId, table.orderId),
    check('reviews_stars_one_to_five', sql`${table.stars} between 1 and 5`),
  ],
)
