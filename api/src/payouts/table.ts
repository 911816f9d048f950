import { sql } from 'drizzle-orm'
import { boolean, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** The bank accounts to which a seller's money is paid; one is the default. Distribution column: `userId`. */
export const payoutMethods = pgTable(
  'payout_methods',
  {
    userId: text('user_id').notNull(),
    id: uuid().notNull(),
    holder: text().notNull(),
    bank: text().notNull(),
    /** Shown to nobody in full after it was saved. */
    accountNumber: text('account_number').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('payout_methods_one_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
)
