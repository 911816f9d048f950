import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/**
 * E-mails to send. An e-mail waits until a sink accepts it (`handedOverAt`, `sink`) or too many attempts fail
 * (`gaveUpAt`). A worker claims it by moving `nextAttemptAt` ahead. A small table that every shard can hold.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    replyTo: text('reply_to'),
    unsubscribe: text(),
    bulk: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    /** Codes only, because a mail server's texts may contain addresses. */
    lastError: text('last_error'),
    gaveUpAt: timestamp('gave_up_at', { withTimezone: true }),
    handedOverAt: timestamp('handed_over_at', { withTimezone: true }),
    sink: text(),
  },
  (table) => [
    index('mail_outbox_due')
      .on(table.bulk, table.nextAttemptAt, table.id)
      .where(sql`handed_over_at is null and gave_up_at is null`),
    index('mail_outbox_by_time').on(table.createdAt),
  ],
)

shardBy(mailOutbox, mailOutbox.id)
