import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { copyToEveryNode } from '../database/distribute/placement'

/** Messages of the contact form. A small table, copied to every node. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().notNull(),
    message: text().notNull(),
    orderNumber: text('order_number').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When an administrator marked it as done; null otherwise. */
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** The time of the last answer; null without one. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('contact_messages_by_time').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('contact_messages_not_done')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`done_at is null`),
    index('contact_messages_by_email').on(table.email, table.createdAt.desc().nullsFirst()),
  ],
)

/** The administrators' answers by e-mail. A small table, copied to every node. */
export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: uuid().primaryKey(),
    messageId: uuid('message_id').notNull(),
    /** The administrator; empty after the account is deleted. */
    actorId: text('actor_id').notNull(),
    text: text().notNull(),
    /** Its e-mail in the outbox, which deletes it after 30 days. */
    mailId: uuid('mail_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('contact_answers_by_message').on(table.messageId, table.createdAt),
    index('contact_answers_by_actor').on(table.actorId),
  ],
)

copyToEveryNode(contactMessages, contactAnswers)
