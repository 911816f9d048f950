import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Where a cluster keeps the rows of a table: on the shard of this column's value, or all of them on every node. */
export type Placement = { column: string; type: string } | 'every node'

const placements = new Map<PgTable, Placement>()

/** Declares the distribution column of a table: rows with equal values are on one node, those of all tables by its type. */
export function shardBy(table: PgTable, column: PgColumn): void {
  placements.set(table, { column: column.name, type: column.getSQLType() })
}

/** Declares small tables, of which each node of a cluster has a copy. */
export function copyToEveryNode(...tables: PgTable[]): void {
  for (const table of tables) placements.set(table, 'every node')
}

/** The placement that the file of `table` declares; undefined when it declares none. */
export const placementOf = (table: PgTable): Placement | undefined => placements.get(table)
