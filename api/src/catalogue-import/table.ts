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
 * Product files that administrators have uploaded. Kept for a month. A small table.
 *
 * A file is read and compared (`checking`), waits for a decision (`checked`), and is imported (`running`). Any API
 * process works on a slice while it holds the lease, so that the import continues if one of them ends.
 */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: uuid().primaryKey(),
    actorId: text('actor_id').notNull(),
    name: text().notNull(),
    state: text().notNull(),
    /** Null once it has been read. */
    file: bytea(),
    /** The encoding in which it was read or is to be read; empty until it is detected. */
    encoding: text().notNull().default(''),
    /** The file again while its encoding may be chosen. */
    doubtedFile: bytea('doubted_file'),
    bytes: integer().notNull(),
    /** The number of products in the file; 0 until it is read. */
    total: integer().notNull().default(0),
    /** The number of products compared or imported so far. */
    done: integer().notNull().default(0),
    /** The reason why the whole file failed. */
    problem: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The end of the current lease; the import with the earliest end is next. */
    leasedUntil: timestamp('leased_until', { withTimezone: true }).notNull(),
    /** The number of attempts in a row without progress. */
    attempts: integer().notNull().default(0),
  },
  (table) => [
    check(
      'catalogue_imports_state_known',
      sql`${table.state} in ('checking', 'checked', 'running', 'done', 'cancelled', 'failed')`,
    ),
    // Allows one open import per account.
    uniqueIndex('catalogue_imports_open').on(table.actorId).where(sql`state in ('checking', 'running')`),
    index('catalogue_imports_by_turn').on(table.leasedUntil).where(sql`state in ('checking', 'running')`),
    index('catalogue_imports_by_time').on(table.createdAt),
  ],
)

/** The products of an import's file, and its unreadable rows. Distribution column: `importId`. */
export const catalogueImportItems = pgTable(
  'catalogue_import_items',
  {
    importId: uuid('import_id').notNull(),
    place: integer().notNull(),
    line: integer().notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    /** The product according to the file; null for an unreadable row. */
    product: jsonb().$type<FileProduct>(),
    /** `unread` until it is compared. */
    action: text().notNull(),
    /** The column with the error of an unreadable row. */
    field: text().notNull().default(''),
    reason: text().notNull().default(''),
    changes: jsonb().$type<ImportChange[]>().notNull().default([]),
    /** The shop's product and its edition at the time of the comparison. */
    productId: uuid('product_id'),
    edition: integer(),
    /** Stock differences at the time of the comparison. */
    steps: jsonb().$type<StockStep[]>().notNull().default([]),
    /** The result of the import: `waiting`, `done` or `refused`. */
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
