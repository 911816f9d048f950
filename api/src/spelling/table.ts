import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { copyToEveryNode } from '../database/distribute/placement'

/** The most frequent words in names, brands, colours and tags of active products. A small table that every shard can hold. */
export const catalogueWords = pgTable('catalogue_words', {
  word: text().primaryKey(),
  /** The number of products with this word. */
  products: integer().notNull(),
})

/** When the words were last counted, and at which revision. At most one row. */
export const wordCount = pgTable(
  'catalogue_word_count',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    revision: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Milliseconds that the count took. */
    took: integer().notNull(),
  },
  (table) => [check('catalogue_word_count_one_row', sql`${table.onlyRow}`)],
)

copyToEveryNode(catalogueWords, wordCount)
