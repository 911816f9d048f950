import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Accounts whose access changed: what tokens say of them may be out of date. Distribution column: `uid`. */
export const accountAccess = pgTable('account_access', {
  uid: text().primaryKey(),
  /** Tokens issued before are refused. */
  tokensValidFrom: timestamp('tokens_valid_from', { withTimezone: true }),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
  /** When the account was deleted on its person's wish. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
