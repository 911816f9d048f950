import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

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
    /** When an administrator hid it from shoppers; null while it is shown. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** The explanation of it that the author gets. */
    hiddenReason: text('hidden_reason').notNull().default(''),
    /** When an administrator had looked at what it says now; null for a new text. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.id] }),
    index('questions_by_time').on(table.productId, table.createdAt, table.id),
    index('questions_by_user').on(table.userId, table.productId),
    index('questions_by_age').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('questions_new')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`checked_at is null`),
    index('questions_hidden')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`hidden_at is not null`),
    index('questions_words').using('gin', sql`to_tsvector('simple', author || ' ' || text)`),
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
    /** When an administrator hid it from shoppers; null while it is shown. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** The explanation of it that the author gets. */
    hiddenReason: text('hidden_reason').notNull().default(''),
    /** When an administrator had looked at what it says now; null for a new text. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.questionId, table.id] }),
    index('answers_by_user').on(table.userId, table.productId),
    index('answers_by_age').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('answers_new')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`checked_at is null`),
    index('answers_hidden')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`hidden_at is not null`),
    index('answers_words').using('gin', sql`to_tsvector('simple', author || ' ' || text)`),
    check('answers_by_known', sql`${table.answeredBy} in ('shop', 'seller', 'buyer')`),
  ],
)

shardBy(questions, questions.productId)
shardBy(answers, answers.productId)
