import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../database/bytea'
import { shardBy } from '../database/distribute/placement'

/** Uploaded pictures, decoded and re-encoded by the API. The key contains the hash of the image. */
export const uploads = pgTable(
  'uploads',
  {
    key: text().primaryKey(),
    /** The account that uploaded it first. */
    ownerId: text('owner_id').notNull(),
    image: bytea().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('uploads_by_owner').on(table.ownerId, table.createdAt)],
)

shardBy(uploads, uploads.key)
