import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * E-mails to send. `handedOverAt` and `sink` are set when a sink took one; until then it waits. A small table that every shard
 * can hold.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    handedOverAt: timestamp('handed_over_at', { withTimezone: true }),
    sink: text(),
  },
  (table) => [index('mail_outbox_waiting').on(table.createdAt, table.id).where(sql`handed_over_at is null`)],
)
