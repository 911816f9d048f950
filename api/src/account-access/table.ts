import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { copyToEveryNode, shardBy } from '../database/distribute/placement'

/** Accounts whose access changed: what tokens say of them may be out of date. Distribution column: `uid`. */
export const accountAccess = pgTable('account_access', {
  uid: text().primaryKey(),
  /** Tokens issued before are refused; a session can renew its token, with its present roles. */
  tokensValidFrom: timestamp('tokens_valid_from', { withTimezone: true }),
  /** Sessions begun before are refused: their person has to sign in again. */
  sessionsValidFrom: timestamp('sessions_valid_from', { withTimezone: true }),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
  /** When the account was deleted on its person's wish. */
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
    /** The account that did it. */
    actorId: text('actor_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.id] }),
    check('account_events_kind_known', sql`${table.kind} in ('disabled', 'enabled', 'signed-out')`),
  ],
)

/**
 * Administrators that the shop knows: who was made one, or has come as one. The identity service decides who is; this table is
 * there to list them and to keep the last one. A small table every shard can hold.
 */
export const administrators = pgTable('administrators', {
  uid: text().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

shardBy(accountAccess, accountAccess.uid)
shardBy(accountEvents, accountEvents.uid)
copyToEveryNode(administrators)
