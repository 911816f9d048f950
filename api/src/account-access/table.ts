import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { copyToEveryNode, shardBy } from '../database/distribute/placement'

/** Accounts whose access has changed, so that their tokens may be out of date. Distribution column: `uid`. */
export const accountAccess = pgTable('account_access', {
  uid: text().primaryKey(),
  /** Tokens issued earlier are refused; a session can renew its token, which then has the current roles. */
  tokensValidFrom: timestamp('tokens_valid_from', { withTimezone: true }),
  /** Sessions that began earlier are refused, so that the person has to sign in again. */
  sessionsValidFrom: timestamp('sessions_valid_from', { withTimezone: true }),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
  /** When the person deleted the account. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Who closed, opened or signed out an account, when and why. Append-only. Distribution column: `uid`. */
export const accountEvents = pgTable(
  'account_events',
  {
    uid: text().notNull(),
    id: uuid().notNull(),
    kind: text().notNull(),
    reason: text().notNull().default(''),
    /** The account of the person who did it. */
    actorId: text('actor_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.id] }),
    check('account_events_kind_known', sql`${table.kind} in ('disabled', 'enabled', 'signed-out')`),
  ],
)

/**
 * Recorded administrators: accounts that got the role or acted with it. The identity service decides who has the role;
 * this table only lists administrators and protects the last one. A small table that every shard can hold.
 */
export const administrators = pgTable('administrators', {
  uid: text().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

shardBy(accountAccess, accountAccess.uid)
shardBy(accountEvents, accountEvents.uid)
copyToEveryNode(administrators)
