import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Where a cluster keeps a table's rows: on the shard of this column's value, or a copy of all rows on every node. */
export type Placement = { column: string; type: string } | 'every node'

const placements = new Map<PgTable, Placement>()

/**
 * Declares the distribution column of a table: rows with equal values are on one node, across all tables whose columns
 * have the same type.
 */
export function shardBy(table: PgTable, column: PgColumn): void {
  placements.set(table, { column: column.name, type: column.getSQLType() })
}

/** Declares small tables that each node of a cluster has a copy of. */
export function copyToEveryNode(...tables: PgTable[]): void {
  for (const table of tables) placements.set(table, 'every node')
}

/** The declared placement of `table`; undefined if its file declares none. */
export const placementOf = (table: PgTable): Placement | undefined => placements.get(table)
