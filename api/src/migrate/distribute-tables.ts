import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Client } from 'pg'
import { type Placement, placementOf } from '../database/distribute/placement'
import { allTables } from './all-tables'
import { orderSubtotalOnShards } from './order-subtotal-on-shards'

/** The first table of each type of distribution column; the others are co-located with it. */
const LEADERS: Record<string, string> = { uuid: 'products', text: 'orders' }

/** Whether the database is the coordinator of a Citus cluster. */
export async function isCluster(client: Client): Promise<boolean> {
  const { rows } = await client.query(`select from pg_extension where extname = 'citus'`)
  return rows.length > 0
}

const distribution = (name: string, placement: Placement): string => {
  if (placement === 'every node') return `select create_reference_table('${name}')`
  const leader = LEADERS[placement.type] ?? 'none'
  const beside = leader === name ? 'none' : leader
  return `select create_distributed_table('${name}', '${placement.column}', colocate_with => '${beside}')`
}

/** Sorts co-location leaders first. */
const leads = (table: PgTable): number => Number(!Object.values(LEADERS).includes(getTableName(table)))

/**
 * On a cluster: distributes the tables that are only on the coordinator, with their rows, as their files declare.
 * Existing rows are moved, so it also works for a shop in use. Rejects for a table without a declaration.
 */
export async function distributeTables(client: Client): Promise<void> {
  // Safe, because the shop's triggers read only their own shard and its co-located shard of the same orders.
  await client.query('set citus.enable_unsafe_triggers = on')
  await client.query(orderSubtotalOnShards)
  const { rows } = await client.query<{ name: string }>('select logicalrelid::text as name from pg_dist_partition')
  const done = new Set(rows.map(({ name }) => name))
  for (const table of allTables.toSorted((a, b) => leads(a) - leads(b))) {
    const name = getTableName(table)
    if (done.has(name)) continue
    const placement = placementOf(table)
    if (!placement) throw new Error(`The file of the table ${name} must say where its rows are in a cluster (shardBy).`)
    await client.query(distribution(name, placement))
  }
}
