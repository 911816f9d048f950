import { sql } from 'drizzle-orm'
import { boolean, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../database/bytea'
import { shardBy } from '../database/distribute/placement'

/** The bank accounts for a seller's payouts; one is the default. Distribution column: `userId`. */
export const payoutMethods = pgTable(
  'payout_methods',
  {
    userId: text('user_id').notNull(),
    id: uuid().notNull(),
    holder: text().notNull(),
    bank: text().notNull(),
    /** The last four characters; the full number in an unencrypted row. */
    accountNumber: text('account_number').notNull(),
    /**
     * The full number, encrypted by `sealNumber`; null in rows of an earlier version until the API starts with a key.
     */
    sealed: bytea(),
    /** The id of the key that decrypts it. */
    keyId: text('key_id'),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('payout_methods_one_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
)

shardBy(payoutMethods, payoutMethods.userId)
