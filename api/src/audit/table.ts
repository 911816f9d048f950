import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/**
 * What administrators, sellers and the command line changed. Append-only: a trigger refuses UPDATE, DELETE and TRUNCATE. People are
 * named by id only, so that none of it has to change when an account is deleted. Distribution column: `id`.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** UUIDv7: the order of the entries. */
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    role: text().notNull(),
    /** The account that did it; empty for the command line. */
    actorId: text('actor_id').notNull(),
    /** From where, in `audit_origins`. */
    originId: uuid('origin_id'),
    /** The operation of the API, or the command. */
    operation: text().notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id').notNull(),
    /** What people call the target, such as an order's number; empty for people. */
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

/** From where an account wrote: deleted with the account. Distribution column: `actor_id`. */
export const auditOrigins = pgTable(
  'audit_origins',
  {
    actorId: text('actor_id').notNull(),
    id: uuid().notNull(),
    /** An IP address. */
    address: text().notNull(),
    /** What the browser calls itself. */
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
