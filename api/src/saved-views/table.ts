import { pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/** Filters that an administrator gave a name, per list of the administration. Distribution column: `userId`. */
export const savedViews = pgTable(
  'saved_views',
  {
    userId: text('user_id').notNull(),
    id: uuid().notNull(),
    /** Which list they filter. */
    list: text().notNull(),
    name: text().notNull(),
    /** The query string of the list's address. */
    query: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('saved_views_name').on(table.userId, table.list, table.name),
  ],
)

shardBy(savedViews, savedViews.userId)
