import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Messages of the contact form. A small table that every shard can hold. */
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
    /** When an administrator had dealt with it; null for a new one. */
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    index('contact_messages_by_time').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('contact_messages_new').on(table.createdAt).where(sql`done_at is null`),
    index('contact_messages_by_email').on(table.email, table.createdAt.desc().nullsFirst()),
  ],
)
