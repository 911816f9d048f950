import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A question about a product. Distribution column: `productId`. */
export const questions = pgTable(
  'questions',
  {
    productId: uuid('product_id').notNull(),
    id: uuid().notNull(),
    userId: text('user_id').notNull(),
    author: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.id] }),
    index('questions_by_time').on(table.productId, table.createdAt, table.id),
    index('questions_by_user').on(table.userId, table.productId),
  ],
)

/** An answer to a question, by the shop, a seller or a buyer. Distribution column: `productId`. */
export const answers = pgTable(
  'answers',
  {
    productId: uuid('product_id').notNull(),
    questionId: uuid('question_id').notNull(),
    id: uuid().notNull(),
    userId: text('user_id').notNull(),
    author: text().notNull(),
    answeredBy: text('answered_by').notNull(),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.questionId, table.id] }),
    index('answers_by_user').on(table.userId, table.productId),
    check('answers_by_known', sql`${table.answeredBy} in ('shop', 'seller', 'buyer')`),
  ],
)
