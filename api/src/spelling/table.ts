import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { copyToEveryNode } from '../database/distribute/placement'

/**
 * The most frequent words in names, brands, colours and tags of active products. A small table, copied to every node.
 */
export const catalogueWords = pgTable('catalogue_words', {
  word: text().primaryKey(),
  /** The number of products with this word. */
  products: integer().notNull(),
})

/** The time of the last word count and its catalogue revision. At most one row. */
export const wordCount = pgTable(
  'catalogue_word_count',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    revision: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The duration of the count in milliseconds. */
    took: integer().notNull(),
  },
  (table) => [check('catalogue_word_count_one_row', sql`${table.onlyRow}`)],
)

copyToEveryNode(catalogueWords, wordCount)
