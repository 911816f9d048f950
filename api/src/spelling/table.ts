import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The words that names and brands of shown products are made of, most used ones only. A small table every shard can hold. */
export const catalogueWords = pgTable('catalogue_words', {
  word: text().primaryKey(),
  /** How many products have it. */
  products: integer().notNull(),
})

/** When the words were last counted, and on which state of the catalogue. One row at most. */
export const wordCount = pgTable(
  'catalogue_word_count',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    revision: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Milliseconds that counting took: what is dear is done seldom. */
    took: integer().notNull(),
  },
  (table) => [check('catalogue_word_count_one_row', sql`${table.onlyRow}`)],
)
