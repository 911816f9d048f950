import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/** Hits per caller, route class and window, shared by all API processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    hits: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('rate_limits_by_time').on(table.windowStart),
  ],
)

shardBy(rateLimits, rateLimits.key)
