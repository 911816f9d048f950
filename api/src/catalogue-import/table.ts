import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from '../database/bytea'
import { copyToEveryNode, shardBy } from '../database/distribute/placement'
import type { FileProduct } from '../feed/read-file-products'
import type { ImportChange, StockStep } from './schema'

/**
 * Files of products that administrators have uploaded. Kept for a month. A small table.
 *
 * A file is read and compared (`checking`), waits for a decision (`checked`), and is imported (`running`). Any API process does a
 * slice of it while it holds the lease, so that it goes on when one of them ends.
 */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: uuid().primaryKey(),
    actorId: text('actor_id').notNull(),
    name: text().notNull(),
    state: text().notNull(),
    /** Until it is read. */
    file: bytea(),
    bytes: integer().notNull(),
    /** Products of the file; 0 until it is read. */
    total: integer().notNull().default(0),
    /** Products that were compared, or imported. */
    done: integer().notNull().default(0),
    /** Why the whole file failed, in words. */
    problem: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Until when a process works on it; the one that waits longest is next. */
    leasedUntil: timestamp('leased_until', { withTimezone: true }).notNull(),
    /** How often in a row it was taken and came no further. */
    attempts: integer().notNull().default(0),
  },
  (table) => [
    check(
      'catalogue_imports_state_known',
      sql`${table.state} in ('checking', 'checked', 'running', 'done', 'cancelled', 'failed')`,
    ),
    // One at a time per account.
    uniqueIndex('catalogue_imports_open').on(table.actorId).where(sql`state in ('checking', 'running')`),
    index('catalogue_imports_by_turn').on(table.leasedUntil).where(sql`state in ('checking', 'running')`),
    index('catalogue_imports_by_time').on(table.createdAt),
  ],
)

/** The products of an import's file, and its rows that cannot be read. Distribution column: `importId`. */
export const catalogueImportItems = pgTable(
  'catalogue_import_items',
  {
    importId: uuid('import_id').notNull(),
    place: integer().notNull(),
    line: integer().notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    /** What the file says; null for a row that cannot be read. */
    product: jsonb().$type<FileProduct>(),
    /** `unread` until it is compared. */
    action: text().notNull(),
    /** The column that a bad row is about. */
    field: text().notNull().default(''),
    reason: text().notNull().default(''),
    changes: jsonb().$type<ImportChange[]>().notNull().default([]),
    /** The known product and its edition, as they were compared. */
    productId: uuid('product_id'),
    edition: integer(),
    /** Differences of the stock, as they were compared. */
    steps: jsonb().$type<StockStep[]>().notNull().default([]),
    /** What became of it: `waiting`, `done` or `refused`. */
    result: text().notNull().default('waiting'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.place] }),
    index('catalogue_import_items_by_action').on(table.importId, table.action, table.place),
    index('catalogue_import_items_by_result').on(table.importId, table.result, table.place),
    check('catalogue_import_items_action_known', sql`${table.action} in ('unread', 'add', 'change', 'same', 'bad')`),
    check('catalogue_import_items_result_known', sql`${table.result} in ('waiting', 'done', 'refused')`),
  ],
)

shardBy(catalogueImportItems, catalogueImportItems.importId)
copyToEveryNode(catalogueImports)
