import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/** Reviews, questions and answers that somebody reported to the shop. Distribution column: `productId`. */
export const reports = pgTable(
  'reports',
  {
    productId: uuid('product_id').notNull(),
    kind: text().notNull(),
    contentId: uuid('content_id').notNull(),
    reporterId: text('reporter_id').notNull(),
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When an administrator kept or removed it. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.kind, table.contentId, table.reporterId] }),
    index('reports_open').on(table.createdAt).where(sql`settled_at is null`),
    check('reports_kind_known', sql`${table.kind} in ('review', 'question', 'answer')`),
  ],
)

shardBy(reports, reports.productId)
