import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * E-mails that are to be sent. `handedOverAt` is set when a sink took one, and `sink` says which (`log` writes it to the
 * log and sends nothing); until then it waits. A small table every shard can hold.
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
