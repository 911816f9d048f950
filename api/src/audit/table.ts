import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/**
 * Changes by administrators, sellers and the command line. Append-only: a trigger refuses UPDATE, DELETE and TRUNCATE.
 * People appear only as ids, so that entries need not change when an account is deleted. Distribution column: `id`.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** A UUIDv7, which determines the order of entries. */
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    role: text().notNull(),
    /** The acting account; empty for the command line. */
    actorId: text('actor_id').notNull(),
    /** The origin, in `audit_origins`. */
    originId: uuid('origin_id'),
    /** The operation of the API, or the command. */
    operation: text().notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id').notNull(),
    /** The target's usual name, such as an order's number; empty for people. */
    label: text().notNull().default(''),
    /** The fields that changed, before and after. */
    before: jsonb().notNull().$type<Record<string, unknown>>(),
    after: jsonb().notNull().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_entries_by_actor').on(table.actorId, table.id),
    index('audit_entries_by_operation').on(table.operation, table.id),
    index('audit_entries_by_target').on(table.targetId, table.id),
    index('audit_entries_by_kind').on(table.targetKind, table.id),
    index('audit_entries_by_label').on(sql`lower(${table.label}) text_pattern_ops`),
    check('audit_entries_role_known', sql`${table.role} in ('administrator', 'seller', 'command')`),
  ],
)

/** An entry as the database keeps it. */
export type EntryRow = typeof auditEntries.$inferSelect

/**
 * Addresses and browsers from which accounts made changes; deleted with the account. Distribution column: `actor_id`.
 */
export const auditOrigins = pgTable(
  'audit_origins',
  {
    actorId: text('actor_id').notNull(),
    id: uuid().notNull(),
    /** An IP address. */
    address: text().notNull(),
    /** The browser's user agent. */
    agent: text().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actorId, table.id] }),
    unique('audit_origins_once').on(table.actorId, table.address, table.agent),
  ],
)

shardBy(auditEntries, auditEntries.id)
shardBy(auditOrigins, auditOrigins.actorId)
