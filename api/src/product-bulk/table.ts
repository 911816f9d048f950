import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'
import type { BulkResult } from './schema'

/** Bulk edits that were done, so that a repeated call gets the same answer. Kept for a day. Distribution column: `key`. */
export const bulkEdits = pgTable(
  'bulk_edits',
  {
    key: uuid().primaryKey(),
    /** A hash of the call: another one with the same key is refused. */
    request: text().notNull(),
    result: jsonb().$type<BulkResult>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('bulk_edits_by_time').on(table.at)],
)

shardBy(bulkEdits, bulkEdits.key)
